import { DataSource } from 'typeorm';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp({ DATABASE_POOL: '2', DATABASE_TIMEOUT_MS: '60000' });
});
afterAll(() => shop.close());

it('is ready while all connections of the pool are in use', async () => {
  const dataSource = shop.app.get(DataSource);
  const runners = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  const answer = () => shop.app.inject({ method: 'GET', url: '/health/ready' });
  try {
    // The shop's own jobs use them, too, from time to time.
    await eventually(() => Promise.all(runners.map((runner) => runner.connect())));
    expect((await answer()).statusCode).toBe(200);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
});
