import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Cards } from '../support/cards.js';
import { startCards } from '../support/start-cards.js';
import { addProduct, type TestProduct } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { newAdmin, newUser, type TestUser } from '../support/test-users.js';
import { scrape } from '../support/scrape.js';
import { createOrder, DETAILS, fill, type Order, payByCard } from '../support/shoppers.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../support/test-mailbox.js';
import { TestRedis } from '../support/test-redis.js';
import { WorkerProcess } from '../support/worker-process.js';

jest.setTimeout(900_000);

const ORDERS = 20;
const PATIENCE_MS = 60_000;
/** A backup runs at the lowest priority: beside other tests it waits for every one of them. */
const BACKUP_PATIENCE_MS = 600_000;

let redis: TestRedis;
let mailbox: TestMailbox;
let cards: Cards;
let closeCards: () => Promise<void>;
let shop: TestApp;
let db: Client;
let buyer: TestUser;
let product: TestProduct;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  redis = await TestRedis.away();
  mailbox = await startTestMailbox();
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    REDIS_URL: redis.url,
    REDIS_PREFIX: 'workers-test',
    SMTP_URL: mailbox.smtpUrl,
    STRIPE_API_BASE: cards.url,
    OUTBOX_LEASE_MS: '3000',
    OUTBOX_POLL_MS: '200',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  buyer = await newUser(shop);
  product = await addProduct(db, { quantity: 1_000 });
});

afterAll(async () => {
  for (const worker of workers) await worker.end('SIGKILL');
  await db?.end();
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
  await redis?.close();
});

const startWorker = async () => {
  const worker = await WorkerProcess.startFor(shop.env);
  workers.push(worker);
  return worker;
};
const buy = async (email: string): Promise<Order> => {
  await fill(buyer.api, product);
  const started = await payByCard(buyer.api, cards, 4_999, { ...DETAILS, email });
  return (await createOrder(buyer.api, started)).data;
};
const buyMany = async (email: string) => {
  const orders: Order[] = [];
  for (let n = 0; n < ORDERS; n++) orders.push(await buy(email));
  return orders;
};
const count = async (condition: string) => {
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE ${condition}`,
  );
  return rows[0]!.n;
};
const queued = async () => (await redis.keys('workers-test:mail:row-*')).length;
const expectEachOnce = (email: string, orders: readonly Order[]) =>
  eventually(async () => {
    const emails = await mailbox.emailsTo(email);
    // What a killed worker had just sent comes again under its Message-ID, and counts once.
    const byId = new Map(emails.map(({ messageId, subject }) => [messageId, subject]));
    const told = [...byId.values()].map((subject) => Number(/\d+/.exec(subject)?.[0])).sort();
    expect(told).toEqual(orders.map(({ number }) => number).sort());
    expect(await count('done_at IS NULL')).toBe(0);
  }, PATIENCE_MS);

it('sells while Redis is unavailable, and emails each order once though Redis is flushed then', async () => {
  const orders = await buyMany('away@example.com');
  expect(await count('attempts > 0')).toBe(0);
  await redis.up();
  await eventually(async () => expect(await queued()).toBeGreaterThanOrEqual(ORDERS));
  await redis.flush();
  const worker = await startWorker();
  await expectEachOnce('away@example.com', orders);
  expect(await worker.end('SIGTERM')).toBe(0);
});

it('tries what waited long for a worker as often as anything else', async () => {
  const order = await buy('long@example.com');
  await eventually(async () => {
    const { rowCount } = await db.query(
      `SELECT FROM outbox WHERE done_at IS NULL AND leased_until > created_at + interval '6 s'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }, PATIENCE_MS);
  expect(await count('done_at IS NULL AND attempts > 0')).toBe(0);
  const worker = await startWorker();
  await expectEachOnce('long@example.com', [order]);
  await worker.end('SIGTERM');
});

it('mails each order once though the worker is killed while it works', async () => {
  const orders = await buyMany('killed@example.com');
  await eventually(async () => expect(await queued()).toBeGreaterThanOrEqual(ORDERS));
  // None can be finished before its worker is dead.
  const held = new Client(shop.databaseUrl);
  await held.connect();
  await held.query('BEGIN; LOCK TABLE order_history IN SHARE MODE');
  const worker = await startWorker();
  await eventually(async () => expect(await count('attempts = 1 AND done_at IS NULL')).not.toBe(0));
  await worker.end('SIGKILL');
  await held.end();
  expect(await count('done_at IS NULL')).toBeGreaterThan(0);
  const next = await startWorker();
  await expectEachOnce('killed@example.com', orders);
  // The next test's worker shall do its jobs alone.
  await next.end('SIGTERM');
});

it('tells Prometheus what it has done', async () => {
  const worker = await startWorker();
  const [url = ''] = /http:\S+\/metrics/.exec(worker.log) ?? [];
  await buy('told@example.com');
  await eventually(async () => {
    const told = await scrape(url);
    const emails = 'job="orders.send-confirmation",outcome="done"';
    expect(told.get(`shop_job_duration_seconds_count{${emails}}`)).toBe(1);
    expect(told.get('shop_workers_alive')).toBeGreaterThan(0);
  }, PATIENCE_MS);
  expect(await worker.end('SIGTERM')).toBe(0);
});

it('makes and verifies the scheduled backups, in a folder of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-worker-backups-'));
  const settings = { BACKUP_CRON: '* * * * * *', BACKUP_DIR: folder };
  const worker = await WorkerProcess.startFor({ ...shop.env, ...settings });
  const verified: unknown = expect.stringMatching(/^scheduled-[\d-]+\.tar\.gz$/);
  await eventually(() => expect(readdirSync(folder)).toContainEqual(verified), BACKUP_PATIENCE_MS);
  // A file has its name before its run is recorded as ended.
  await eventually(async () => {
    const { rows } = await db.query(
      'SELECT problem FROM backup_run WHERE ended_at IS NOT NULL ORDER BY started_at LIMIT 1',
    );
    expect(rows).toEqual([{ problem: null }]);
  }, BACKUP_PATIENCE_MS);
  expect(await worker.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true });
});

it('finishes what it has begun when it is stopped, and leaves the rest to the next', async () => {
  const { api: admin } = await newAdmin(shop);
  const order = await buy('stopped@example.com');
  const worker = await startWorker();
  await expectEachOnce('stopped@example.com', [order]);
  await cards.turn({ answerDelayMs: 5_000 });
  await admin.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  const refund = (condition: string) => count(`job = 'payment.perform-refund' AND ${condition}`);
  await eventually(async () => expect(await refund('attempts = 1 AND done_at IS NULL')).toBe(1));
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await refund('done_at IS NOT NULL AND attempts = 1')).toBe(1);
  await cards.turn({ answerDelayMs: 0 });
  expect((await cards.state()).refunds).toMatchObject([{ amount: 4_999, status: 'succeeded' }]);
  const next = await startWorker();
  await eventually(async () => expect(await count('done_at IS NULL')).toBe(0), PATIENCE_MS);
  await next.end('SIGTERM');
});

it('stops in order at any moment, also before it has said that it is there', async () => {
  // Those that were killed said nothing.
  await db.query('UPDATE worker SET stopped_at = now() WHERE stopped_at IS NULL');
  const held = new Client(shop.databaseUrl);
  await held.connect();
  // Its first heartbeat waits.
  await held.query('BEGIN; LOCK TABLE worker IN SHARE MODE');
  const worker = WorkerProcess.beginFor(shop.env);
  workers.push(worker);
  const isHeld = `datname = current_database() AND query ~ 'INSERT INTO "worker"'
                  AND wait_event_type = 'Lock'`;
  let ended: Promise<number | null>;
  try {
    await eventually(async () => {
      const { rowCount } = await db.query(`SELECT FROM pg_stat_activity WHERE ${isHeld}`);
      expect(rowCount).toBe(1);
    }, PATIENCE_MS);
    ended = worker.end('SIGTERM');
  } finally {
    await held.end();
  }
  expect(await ended).toBe(0);
  // Nobody counts it as one that works.
  const { rows } = await db.query('SELECT FROM worker WHERE stopped_at IS NULL');
  expect(rows).toEqual([]);
});

it('stops in order while Redis is unavailable', async () => {
  const worker = await startWorker();
  await redis.down();
  expect(await worker.end('SIGTERM')).toBe(0);
  await redis.up();
});

it('says to the admin when no worker was seen for a minute', async () => {
  await startWorker();
  const { api } = await newAdmin(shop);
  const state = async () =>
    (await api.get<{ workers: { alive: number; missing: boolean } }>('operations')).data.workers;
  expect(await state()).toMatchObject({ needed: true, missing: false });
  for (const worker of workers) await worker.end('SIGKILL');
  await db.query(`UPDATE worker SET seen_at = seen_at - interval '61 s'`);
  expect(await state()).toMatchObject({ needed: true, alive: 0, missing: true });
});
