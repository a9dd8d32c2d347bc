import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { CampaignDeliveries } from '../../../src/modules/newsletter/ports/campaign-deliveries.js';
import { poolOf } from '../../../src/platform/database/pool-of.js';
import { Metrics } from '../../../src/platform/operations/metrics/metrics.js';
import { OutboxRepository } from '../../../src/platform/outbox/outbox-repository.js';
import {
  type ScheduledJob,
  ScheduledJobs,
} from '../../../src/platform/scheduled-jobs/scheduled-jobs.js';
import { eventually } from '../../support/eventually.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { PAST_ROWS, fillPast } from '../../support/past-rows.js';

/**
 * Rows that all statements of a run may read where nothing is new: they read rows of the shop's own state, such as
 * cursors and leases, a batch is 100 rows, and a shop has some hundred campaigns. The past has fifty times as many.
 */
const MOST_ROWS = PAST_ROWS / 50;

/** Jobs that are about all rows by their nature. */
const READ_ALL = {
  'analytics.check-sales': 'compares each day with its orders, by index, once a day',
  'catalog.count-search-terms': 'counts the terms of all products once a day',
  'catalog.forget-words': 'looks for terms that no product has once a day',
  'catalog.search-tiers':
    'ranks all products; an index of the popularity would have to follow each sale',
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly 'Query Text': string;
  readonly Plan: Plan;
}

/** Rows that are read by a node of a plan and all below it, those that are filtered away included. */
function rowsOf(plan: Plan): number {
  const isScan = plan['Node Type'].endsWith('Scan') && plan['Node Type'] !== 'CTE Scan';
  const own = isScan
    ? plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0)
    : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), own * plan['Actual Loops']);
}

let cards: Awaited<ReturnType<typeof startCards>>;
let shop: TestApp;
let db: Client;
const jobs: ScheduledJob[] = [];
/** Of a run that nobody ends. */
const { signal: ENDLESS } = new AbortController();
let explained: Explained[] = [];

const onNotice = ({ message = '' }: { readonly message?: string | undefined }) => {
  const [, plan] = message.split(' plan:\n');
  if (plan) explained.push(JSON.parse(plan) as Explained);
};

beforeAll(async () => {
  jest.spyOn(ScheduledJobs.prototype, 'start').mockImplementation((job) => void jobs.push(job));
  cards = await startCards();
  shop = await startTestApp({
    STRIPE_API_BASE: cards.cards.url,
    OUTBOX_POLL_MS: '60000',
    // To explain each nested statement takes long on a busy machine.
    DATABASE_TIMEOUT_MS: '120000',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  await fillPast(db);
  // Some of the rows that the tables were filled with are new to them.
  for (const { run } of jobs) await run(ENDLESS);
  await db.query('VACUUM ANALYZE');
  await explainNewConnections();
}, 600_000);
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await cards?.close();
});

/** Each connection from now on tells the plans of its statements, and of the statements in functions. */
async function explainNewConnections(): Promise<void> {
  const { pathname } = new URL(shop.databaseUrl);
  const set = (setting: string) => db.query(`ALTER DATABASE "${pathname.slice(1)}" SET ${setting}`);
  await set(`session_preload_libraries = 'auto_explain'`);
  for (const setting of [
    'log_analyze = on',
    'log_timing = off',
    'log_nested_statements = on',
    'log_format = json',
    'log_level = notice',
    'log_min_duration = 0',
  ]) {
    await set(`auto_explain.${setting}`);
  }
  const pool = poolOf(shop.app.get(DataSource));
  pool.on('connect', (client) => client.on('notice', onNotice));
  await db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await eventually(() => expect(pool.totalCount).toBe(0));
}

/** What its statements read, by the most greedy; empty where that is little. */
async function greedOf(run: () => Promise<unknown>): Promise<string[]> {
  explained = [];
  await run();
  if (explained.length === 0) throw new Error('No statement was explained.');
  const reads = explained
    .map(({ 'Query Text': text, Plan: plan }) => ({ text, rows: rowsOf(plan) }))
    .sort((one, other) => other.rows - one.rows);
  const sum = reads.reduce((rows, each) => rows + each.rows, 0);
  return sum > MOST_ROWS ? reads.slice(0, 3).map(({ text, rows }) => `${rows}: ${text}`) : [];
}

it('each scheduled job reads what is new, and not the past', async () => {
  const greedy: Record<string, string[]> = {};
  for (const { name, run } of jobs) {
    const found = await greedOf(() => run(ENDLESS));
    if (found.length > 0) greedy[name] = found;
  }
  expect(jobs.length).toBeGreaterThan(15);
  for (const name of Object.keys(READ_ALL)) {
    expect(greedy).toHaveProperty([name]);
    delete greedy[name];
  }
  expect(greedy).toEqual({});
}, 300_000);

it('so do the metrics of a scrape, and what looks for campaigns and jobs', async () => {
  const { app } = shop;
  const metrics = app.get(Metrics, { strict: false });
  expect(await greedOf(() => metrics.text())).toEqual([]);
  const deliveries = app.get(CampaignDeliveries, { strict: false });
  expect(await greedOf(() => deliveries.active())).toEqual([]);
  const outbox = app.get(OutboxRepository, { strict: false });
  expect(await greedOf(() => outbox.hasWaiting('mail'))).toEqual([]);
}, 60_000);
