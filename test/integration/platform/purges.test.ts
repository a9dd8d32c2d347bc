import { Client } from 'pg';
import {
  type ScheduledJob,
  ScheduledJobs,
} from '../../../src/platform/scheduled-jobs/scheduled-jobs.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

/** More than two batches of each kind. */
const ROWS = 11_000;
/** Rows that one statement may delete. */
const MOST = 5_000;

const FILL = `
  CREATE TEMP TABLE old AS
  SELECT n, gen_random_uuid() AS id, now() - interval '1 year' AS at FROM generate_series(1, ${ROWS}) n;
  INSERT INTO users (id, name, email, password_hash, created_at)
  SELECT id, '', n || '@example.com', 'x', at FROM old;
  INSERT INTO session (id, user_id, started_at, expires_at) SELECT id, id, at, at FROM old;
  INSERT INTO refresh_token (hash, session_id, good_until)
  SELECT n || ' ' || nth, id, CASE WHEN nth > 0 THEN at END FROM old, generate_series(0, 1) nth;
  -- Tokens of a session that goes on, and one session with more of them than a batch.
  INSERT INTO session (id, user_id, started_at, expires_at)
  SELECT gen_random_uuid(), id, at, now() + interval '1 day' FROM old WHERE n = 1;
  INSERT INTO refresh_token (hash, session_id, good_until)
  SELECT 'rotated ' || n, session.id, at FROM old, session WHERE session.expires_at > now();
  INSERT INTO refresh_token (hash, session_id, good_until)
  SELECT 'long in use ' || n, first.id, now() FROM old, (SELECT id FROM old WHERE n = 1) first;
  INSERT INTO password_reset (id, token_hash, expires_at) SELECT id, n::text, at FROM old;
  INSERT INTO email_change (id, user_id, old_email, token_hash, expires_at) SELECT id, id, n::text, n::text, at FROM old;
  INSERT INTO factor_challenge (id, user_id, purpose, token_hash, expires_at) SELECT id, id, 'login', n::text, at FROM old;
  INSERT INTO hold_period (checkout_id, product_id, user_id, held_from, held_until) SELECT id, id, id, at, at FROM old;
  INSERT INTO security_event (id, kind, count, first_at, at) SELECT id, 'login.succeeded', 1, at, at FROM old;
  INSERT INTO provider_event (id, type, received_at) SELECT n::text, 'customer.created', at FROM old;
  INSERT INTO outbox (id, job, queue, payload, created_at, due_at, done_at)
  SELECT id, 'orders.confirm', 'mail', '{}', at, at, at FROM old;
  INSERT INTO subscriber (id, email, status, created_at, asked_at) SELECT id, n || '@x.test', 'pending', at, at FROM old;
  INSERT INTO catalog_word (word) SELECT 'it''s \\ word' || n FROM old`;

const TABLES = [
  'session',
  'refresh_token',
  'password_reset',
  'email_change',
  'factor_challenge',
  'hold_period',
  'security_event',
  'provider_event',
  'outbox',
  'subscriber',
  'catalog_word',
];

/** Records how many rows each statement deletes. */
const RECORD = `
  CREATE TABLE deletion (tab text, count integer);
  CREATE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO deletion SELECT TG_TABLE_NAME, count(*) FROM gone; RETURN NULL; END $$;
  ${TABLES.map(
    (table) => `CREATE TRIGGER recorded AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION record_deletion();`,
  ).join('')}`;

let shop: TestApp;
let db: Client;
const jobs: ScheduledJob[] = [];

beforeAll(async () => {
  jest.spyOn(ScheduledJobs.prototype, 'start').mockImplementation((job) => void jobs.push(job));
  shop = await startTestApp({ OUTBOX_POLL_MS: '60000' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(FILL);
  await db.query(RECORD);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
});

it('what scheduled jobs delete goes in batches, all of it', async () => {
  const isPurge = /forget|purge/;
  const purges = jobs.filter(({ name }) => isPurge.test(name));
  expect(purges.length).toBeGreaterThan(6);
  for (const { run } of purges) await run(new AbortController().signal);

  const { rows } = await db.query<{ tab: string; most: number; sum: number }>(
    'SELECT tab, max(count) AS most, sum(count)::integer AS sum FROM deletion GROUP BY tab',
  );
  expect(rows.map(({ tab }) => tab).sort()).toEqual([...TABLES].sort());
  expect(rows.filter(({ most }) => most > MOST)).toEqual([]);
  const left = await db.query<{ sessions: number; tokens: number }>(
    'SELECT (SELECT count(*) FROM session)::integer AS sessions, (SELECT count(*) FROM refresh_token)::integer AS tokens',
  );
  expect(left.rows).toEqual([{ sessions: 1, tokens: 0 }]);
  const tables = rows.filter(({ tab }) => !['session', 'refresh_token'].includes(tab));
  expect(tables.filter(({ sum }) => sum < ROWS)).toEqual([]);
});
