import type { DataSource } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../../test/support/postgres.js';
import { loadEnv } from '../../../config/env.js';
import { createDataSource } from '../data-source.js';
import { migrations } from './index.js';

const NAME = `vigor_plain_names_${process.pid}`;
const BEFORE = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === 'PlainNames1700000000019'),
);
const ID = '01900000-0000-7000-8000-000000000001';
const FILL = `
  INSERT INTO person (id, name, email, password_hash, created_at)
  VALUES ('${ID}', 'Ada', 'ada@example.com', 'h', now());
  INSERT INTO session (id, person_id, expires_at) VALUES ('${ID}', '${ID}', now());
  INSERT INTO audit_entry (id, at, person_id, action, subject) VALUES ('${ID}', now(), '${ID}', 'a', 'b');
  INSERT INTO odd_payment (intent_id, amount_cents, reason, seen_at) VALUES ('pi_1', 100, 'r', now());
  INSERT INTO payment_walk (walked_to) VALUES ('2026-01-02T03:04:05Z')`;
const NAMES = `
  SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
   UNION SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
   UNION SELECT relname || '.' || attname FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
          WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
   ORDER BY name`;

let url: string;
let source: DataSource;
let before: string[];

const namesOf = async (from: DataSource): Promise<string[]> =>
  (await from.query(NAMES)).map(({ name }: { name: string }) => name);

async function migrateTo(history: typeof migrations): Promise<DataSource> {
  const made = await createDataSource(loadEnv({ DATABASE_URL: url }), history).initialize();
  await made.runMigrations();
  return made;
}

beforeAll(async () => {
  url = await createDatabase(NAME);
  const old = await migrateTo(BEFORE);
  await old.query(FILL);
  before = await namesOf(old);
  await old.destroy();
  source = await migrateTo([...BEFORE, ...migrations.slice(BEFORE.length, BEFORE.length + 1)]);
});

afterAll(async () => {
  await source.destroy();
  await dropDatabase(NAME);
});

it('keeps every row of a filled database', async () => {
  const rows = await source.query(
    `SELECT u.name, s.id AS session, a.action, p.reason, c.reconciled_to AS "reconciledTo"
       FROM users u JOIN session s ON s.user_id = u.id JOIN audit_entry a ON a.user_id = u.id,
            unmatched_payment p, reconciliation_cursor c`,
  );
  expect(rows).toEqual([
    {
      name: 'Ada',
      session: ID,
      action: 'a',
      reason: 'r',
      reconciledTo: new Date('2026-01-02T03:04:05Z'),
    },
  ]);
});

it('leaves no old name behind, and can be undone to the letter', async () => {
  const now = await namesOf(source);
  expect(now.filter((name) => /person|odd_payment|payment_walk|walked/.test(name))).toEqual([]);
  await source.undoLastMigration();
  const undone = await namesOf(source);
  await source.runMigrations();
  expect(undone).toEqual(before);
  expect(await namesOf(source)).toEqual(now);
});
