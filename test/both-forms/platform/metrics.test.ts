import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { PaymentMetrics } from '../../../src/modules/payment/ports/payment-attempts.js';
import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import {
  type MetricsServer,
  serveMetrics,
} from '../../../src/platform/operations/metrics/serve-metrics.js';
import { type Cards } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, newUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { scrape } from '../../support/scrape.js';
import { fill, pay } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let metrics: MetricsServer;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: 'smtp://127.0.0.1:1' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  metrics = (await serveMetrics(shop.app))!;
});

afterAll(async () => {
  await metrics?.close();
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

const METRIC = /\b(?:shop|http|process|nodejs)_[a-z0-9_]+/g;

const sample = async (name: string) => (await scrape(metrics.url)).get(name);
const requests = (method: string, route: string, status: number) =>
  sample(
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

interface State {
  readonly checkouts: { open: number; overdue: number; unitsHeld: number };
  readonly outbox: { waiting: number; oldestSeconds: number | null; failed: number };
  readonly paymentsWithoutOrder: readonly object[];
}

it('counts requests by the pattern of their route, never by their address', async () => {
  const product = await addProduct(db);
  const other = await addProduct(db);
  await shop.api.get(`products/${product.id}`);
  await shop.api.get(`products/${other.id}`);
  await shop.api.get('no/such/address');
  await shop.api.get('no/other/address');
  await eventually(async () => {
    expect(await requests('GET', '/api/products/:id', 200)).toBe(2);
    expect(await requests('GET', 'none', 404)).toBe(2);
  });
  const names = [...(await scrape(metrics.url)).keys()].join('\n');
  expect(names).not.toContain(product.id);
  expect(names).not.toContain('/such/');
});

it('tells the same figures as the admin sees', async () => {
  const admin = await newAdmin(shop);
  const buyer = await newUser(shop);
  const product = await addProduct(db, { quantity: 10, priceCents: 4_999 });
  await fill(buyer.api, product, 3);
  expect((await pay(buyer.api, 14_997)).status).toBe(200);
  await db.query(
    `INSERT INTO unmatched_payment (intent_id, amount_cents, reason, seen_at)
     SELECT 'pi_' || n, 100, 'odd', now() FROM generate_series(1, 120) AS n`,
  );
  // No mail server is there, so the welcome emails wait; one of them has failed for good.
  await db.query(
    `UPDATE outbox SET failed_at = now(), last_error = 'gone'
      WHERE id = (SELECT id FROM outbox WHERE done_at IS NULL LIMIT 1)`,
  );
  await eventually(async () => {
    const { data } = await admin.api.get<State>('operations');
    const told = await scrape(metrics.url);
    expect(told.get('shop_checkouts_open')).toBe(1);
    expect(told.get('shop_units_held')).toBe(3);
    expect(data.checkouts).toEqual({ open: 1, overdue: 0, unitsHeld: 3 });
    expect(told.get('shop_outbox_failed_jobs')).toBe(1);
    expect(data.outbox.failed).toBe(1);
    expect(told.get('shop_outbox_waiting_jobs')).toBe(data.outbox.waiting);
    expect(data.paymentsWithoutOrder).toHaveLength(100);
    expect(told.get('shop_payments_without_order')).toBe(120);
  });
});

it('tells of refunds by hand that match nothing, as the admin sees them', async () => {
  const admin = await newAdmin(shop);
  const { id, number, transactionId } = await placeOrder(shop, (await newUser(shop)).id);
  await db.query('INSERT INTO payment VALUES ($1, 4999)', [transactionId]);
  await db.query(
    `INSERT INTO partial_refund (id, intent_id, order_id, provider_id, amount_cents, delivery_cents,
                                 is_restocked, reason, status, created_at)
     VALUES (gen_random_uuid(), $1, $2, 're_by_hand', 6000, 0, false, 'By hand', 'unmatched', now())`,
    [transactionId, id],
  );
  const { data } = await admin.api.get<Schema<'Operations'>>('operations');
  expect(data.unmatchedRefunds).toEqual([
    { transactionId, orderId: id, orderNumber: number, amount: 60, seenAt: expect.any(String) },
  ]);
  expect(await sample('shop_refunds_unmatched')).toBe(1);
});

it('tells for how long the balance at the card provider was not fetched', async () => {
  const fetchBalance = shop.app.get(FetchBalance, { strict: false });
  const age = () => sample('shop_balance_age_seconds');
  const away = { operation: 'balance.retrieve', does: 'fail', status: 403, times: 1_000 } as const;
  await cards.turn({ faults: [away] });
  await db.query('UPDATE balance_cursor SET fetched_at = NULL');
  await expect(fetchBalance.execute()).rejects.toThrow();
  expect(await age()).toBe(0);
  await db.query(`UPDATE balance_cursor SET fetched_at = shop_now() - interval '2 hours'`);
  await expect(fetchBalance.execute()).rejects.toThrow();
  expect(await age()).toBeGreaterThanOrEqual(7_200);
  await cards.turn({ faults: [] });
  await fetchBalance.execute();
  expect(await age()).toBeLessThan(60);
});

it('counts the age of jobs from their creation, also while they are tried again and again', async () => {
  await db.query(
    `UPDATE outbox SET created_at = now() - interval '1 hour'
      WHERE done_at IS NULL AND failed_at IS NULL`,
  );
  expect(await sample('shop_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
  await eventually(async () => {
    const retrying = await sample('shop_outbox_retrying_jobs');
    expect(retrying).toBeGreaterThan(0);
    expect(retrying).toBe(await sample('shop_outbox_waiting_jobs'));
  });
});

it('tells which dependency responds', async () => {
  const states = ['cards', 'database', 'files', 'mail'].map(async (name) => [
    name,
    await sample(`shop_dependency_up{dependency="${name}"}`),
  ]);
  const told: unknown = Object.fromEntries(await Promise.all(states));
  expect(told).toEqual({ cards: 1, database: 1, files: 1, mail: 0 });
});

it('tells how many orders there are, how attempts to pay ended, and which alarms are in force', async () => {
  const before = (await sample('shop_orders{status="pending"}')) ?? 0;
  await placeOrder(shop, (await newUser(shop)).id);
  expect(await sample('shop_orders{status="pending"}')).toBe(before + 1);
  shop.app.get(PaymentMetrics, { strict: false }).count('declined');
  expect(await sample('shop_payment_attempts_total{outcome="declined"}')).toBe(1);
  expect(await sample('shop_payment_attempts_total{outcome="succeeded"}')).toBe(0);
  await db.query(
    `INSERT INTO alarm (name, detail, since, seen_at, began_at, emails)
     VALUES ('disk_data', '', now(), now(), now(), 0)`,
  );
  expect(await sample('shop_alarm{alarm="disk_data"}')).toBe(1);
  expect(await sample('shop_alarm{alarm="redis_down"}')).toBe(0);
  expect(await sample('shop_database_replica_lag_seconds')).toBe(0);
});

it('has each metric that an alert or the dashboard asks for', async () => {
  const known = [...(await scrape(metrics.url)).keys()].map((name) => name.split('{')[0]);
  const asked = ['prometheus/alerts.yml', 'grafana/dashboard.json'].flatMap((path) =>
    readFileSync(join(__dirname, '../../../deploy', path), 'utf8').match(METRIC),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

it('tells its process, its connections and its jobs', async () => {
  const told = await scrape(metrics.url);
  expect(told.get('shop_database_pool_connections')).toBeGreaterThan(0);
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect([...told.keys()].join('\n')).toMatch(/shop_job_duration_seconds_count\{job="/);
  // Jobs that ran at the start may still wait for a connection.
  const waiting = async () => (await scrape(metrics.url)).get('shop_database_pool_waiting');
  await eventually(async () => expect(await waiting()).toBe(0));
});

it('is nowhere on the port of the shop, and nothing else on its own', async () => {
  const answer = await shop.app.inject({ url: '/metrics' });
  expect(answer.statusCode).toBe(404);
  expect((await fetch(new URL('/api/shop', metrics.url))).status).toBe(404);
});

it('still answers where a figure cannot be read, and says that one is unknown', async () => {
  await db.query('ALTER TABLE unmatched_payment RENAME TO unmatched_payment_away');
  try {
    expect(await sample('shop_payments_without_order')).toBeNaN();
    expect(await sample('shop_outbox_failed_jobs')).toBe(1);
  } finally {
    await db.query('ALTER TABLE unmatched_payment_away RENAME TO unmatched_payment');
  }
});
