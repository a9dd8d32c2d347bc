import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/worker-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { createDataSource } from '../../../../platform/database/data-source.js';
import { Database } from '../../../../platform/database/database.js';
import { TypeOrmUnitOfWork } from '../../../../platform/database/typeorm-unit-of-work.js';
import { checkoutsContract } from '../../testing/checkouts.contract.js';
import { PostgresCheckouts } from './postgres-checkouts.js';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let source: DataSource;
let checkouts: PostgresCheckouts;
let unitOfWork: TypeOrmUnitOfWork;
const users = [randomUUID(), randomUUID()] as const;

beforeAll(async () => {
  fresh = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: fresh.url });
  source = await createDataSource(env).initialize();
  unitOfWork = new TypeOrmUnitOfWork(source);
  checkouts = new PostgresCheckouts(new Database(source, env), new SettableClock());
  for (const id of users) {
    await source.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, 'Ada', $1::text, 'x', now())`,
      [id],
    );
  }
});
afterEach(() => source.query('DELETE FROM checkout'));
afterAll(async () => {
  await source.destroy();
  await fresh.drop();
});

describe('checkouts in Postgres', () => {
  checkoutsContract(async () => ({
    checkouts,
    users,
    inTransaction: (work) => unitOfWork.run(work),
  }));
});

it('lets one at a time begin for a user, and others go on', async () => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = unitOfWork.run(async () => {
    await checkouts.lockUser(users[0]);
    order.push('first');
    await held;
  });
  while (order.length === 0) await new Promise(setImmediate);
  const second = unitOfWork.run(async () => {
    await checkouts.lockUser(users[0]);
    order.push('second');
  });
  await unitOfWork.run(async () => {
    await checkouts.lockUser(users[1]);
    order.push('other');
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'other', 'second']);
});
