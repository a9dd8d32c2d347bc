import { Test, type TestingModule } from '@nestjs/testing';
import { ownPort } from '../../../../test/support/own-port.js';
import { Env, loadEnv } from '../../../config/env.js';
import { Metrics } from './metrics.js';
import { type MetricsServer, serveMetrics } from './serve-metrics.js';

describe('/health/live beside the metrics', () => {
  let app: TestingModule;
  let server: MetricsServer | undefined;

  beforeEach(async () => {
    const env = { provide: Env, useValue: loadEnv({}) };
    app = await Test.createTestingModule({ providers: [Metrics, env] }).compile();
  });
  afterEach(async () => {
    await server?.close();
    await app.close();
  });

  const live = () => fetch(String(server?.url.replace('/metrics', '/health/live')));

  it('answers 200 while the process works, and 503 with the reason while it is hung', async () => {
    const reasons: string[] = [];
    server = await serveMetrics(app, () => reasons[0]);
    const good = await live();
    expect([good.status, await good.json()]).toEqual([200, { status: 'ok' }]);
    reasons.push('The outbox was not read for 60 s.');
    const bad = await live();
    expect([bad.status, await bad.json()]).toEqual([503, { status: reasons[0] }]);
  });

  it('is missing where nothing tells it', async () => {
    server = await serveMetrics(app);
    expect((await live()).status).toBe(404);
  });
});

// Linux answers for all of 127.0.0.0/8, of which 127.0.0.1 alone is the default.
it.each([
  [{}, false],
  [{ METRICS_HOST: '0.0.0.0' }, true],
])('with %j the metrics are open to other addresses: %s', async (settings, isOpen) => {
  const port = await ownPort();
  const env = loadEnv({ HOST: '0.0.0.0', METRICS_PORT: String(port), ...settings });
  const providers = [Metrics, { provide: Env, useValue: env }];
  const app = await Test.createTestingModule({ providers }).compile();
  const server = await serveMetrics(app);
  const reached = await fetch(`http://127.0.0.2:${port}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );
  await server?.close();
  await app.close();
  expect(reached).toBe(isOpen);
});
