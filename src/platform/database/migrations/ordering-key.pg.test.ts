import type { DataSource } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../../test/support/postgres.js';
import { loadEnv } from '../../../config/env.js';
import { createDataSource } from '../data-source.js';
import { migrations } from './index.js';

const NAME = `vigor_ordering_key_${process.pid}`;
const AT = migrations.findIndex(({ name }) => name === 'OrderingKey1700000000020');
const JOB = `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, done_at, failed_at)
             VALUES (gen_random_uuid(),`;
const FILL = `
  ${JOB} 'waiting', 'mail', '{"orderId":"one"}', now(), now(), NULL, NULL);
  ${JOB} 'failed', 'mail', '{"orderId":"two"}', now(), now(), NULL, now());
  ${JOB} 'done', 'mail', '{"orderId":"three"}', now(), now(), now(), NULL);
  ${JOB} 'about no order', 'mail', '{"userId":"four"}', now(), now(), NULL, NULL);
  ${JOB} 'no email', 'maintenance', '{"orderId":"five"}', now(), now(), NULL, NULL)`;

let url: string;
let source: DataSource;

async function migrateTo(history: typeof migrations): Promise<DataSource> {
  const made = await createDataSource(loadEnv({ DATABASE_URL: url }), history).initialize();
  await made.runMigrations();
  return made;
}

beforeAll(async () => {
  url = await createDatabase(NAME);
  const old = await migrateTo(migrations.slice(0, AT));
  await old.query(FILL);
  await old.destroy();
  source = await migrateTo(migrations.slice(0, AT + 1));
});

afterAll(async () => {
  await source.destroy();
  await dropDatabase(NAME);
});

const keys = async () => {
  const rows: { job: string; key: string | null }[] = await source.query(
    'SELECT job, ordering_key AS key FROM outbox',
  );
  return Object.fromEntries(rows.map(({ job, key }) => [job, key]));
};

it('keeps in order the emails of an order that waited before, or may be retried', async () => {
  expect(await keys()).toEqual({
    waiting: 'one',
    failed: 'two',
    done: null,
    'about no order': null,
    'no email': null,
  });
});

it('can be undone and done again', async () => {
  await source.undoLastMigration();
  const [index] = await source.query(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'outbox_of_order'`,
  );
  expect(index).toBeDefined();
  await source.runMigrations();
  expect(await keys()).toMatchObject({ waiting: 'one' });
});
