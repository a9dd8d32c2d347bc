import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/time.js';
import { VerifySalesRollup } from '../../../src/modules/analytics/use-cases/verify-sales-rollup.js';
import { UpdateSalesRollup } from '../../../src/modules/analytics/use-cases/update-sales-rollup.js';
import type { OrderStatus } from '../../../src/modules/orders/index.js';
import { ChangeStatus } from '../../../src/modules/orders/use-cases/change-status.js';
import { SeededRandom } from '../../support/seeded-random.js';
import { eventually } from '../../support/eventually.js';
import { farFromMidnight } from '../../support/midnight.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { allCounted, placeOrder, recordPastOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { truncate } from '../../support/truncate.js';

const STEPS: Record<string, OrderStatus[]> = {
  pending: ['shipped', 'canceled'],
  shipped: ['delivered', 'returned'],
};

let shop: TestApp;
let db: Client;
let admin: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  await farFromMidnight();
  shop = await startTestApp({ OUTBOX_POLL_MS: '50' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  buyer = await newUser(shop);
  // The first look of the nightly check is over before anything is falsified here.
  await eventually(async () => {
    const { rows } = await db.query(
      "SELECT FROM lease WHERE name = 'analytics.check-sales' AND due_at > now() + interval '1 h'",
    );
    expect(rows).toHaveLength(1);
  });
});

afterAll(async () => {
  await db.end();
  await shop.close();
});

beforeEach(() => truncate(db, 'orders', 'order_count', 'outbox', 'sales_day', 'counted_order'));

const place = (cents: number) => placeOrder(shop, buyer.id, { cents });
const placedDaysAgo = (daysAgo: number, cents: number, steps: OrderStatus[] = []) =>
  recordPastOrder(shop, buyer.id, { cents, daysAgo, steps });
const step = (orderId: string, to: OrderStatus) =>
  shop.app
    .get(ChangeStatus, { strict: false })
    .execute({ orderId, to, restock: false, by: admin.id });
const count = (orderId: string, done = async () => undefined) =>
  shop.app.get(UpdateSalesRollup, { strict: false }).execute(orderId, done);
const check = () => shop.app.get(VerifySalesRollup, { strict: false }).execute();

const counted = () =>
  db.query(
    `SELECT day::text, status, orders, cents::int FROM sales_day WHERE orders <> 0 OR cents <> 0
      ORDER BY day, status`,
  );
const fromOrders = () =>
  db.query(
    `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, status, count(*)::int AS orders,
            sum(total_cents)::int AS cents FROM orders GROUP BY 1, 2 ORDER BY 1, 2`,
  );
const expectBooksRight = () =>
  eventually(async () => {
    expect((await counted()).rows).toEqual((await fromOrders()).rows);
  });
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

describe('the daily sales', () => {
  it('are those of the orders soon after the sale', async () => {
    await place(4_999);
    await expectBooksRight();
    expect((await counted()).rows).toEqual([
      { day: dayOf(0), status: 'pending', orders: 1, cents: 4_999 },
    ]);
  });

  it('are those of the orders after random sales and steps, many at once', async () => {
    const random = new SeededRandom(Number(process.env.SEED ?? 1));
    const below = (limit: number) => random.between(0, limit - 1);
    const oneOrder = async () => {
      const cents = 100 + below(100_000);
      const order = await (below(3) === 0 ? place(cents) : placedDaysAgo(below(40), cents));
      let status: OrderStatus = 'pending';
      while (STEPS[status] && below(4) > 0) {
        status = STEPS[status]![below(2)]!;
        await step(order.id, status);
      }
    };
    for (let round = 0; round < 8; round++) {
      await Promise.all(Array.from({ length: 5 }, oneOrder));
    }
    await allCounted(db);
    await expectBooksRight();
    expect(await check()).toEqual([]);
  });

  it('do not mind events that come twice, at once, or out of order', async () => {
    const order = await place(1_000);
    await step(order.id, 'shipped');
    await step(order.id, 'returned');
    await Promise.all(Array.from({ length: 8 }, () => count(order.id)));
    await allCounted(db);
    await db.query(
      `UPDATE outbox SET done_at = NULL, leased_until = NULL,
              due_at = now() + (random() * 300) * interval '1 ms'
        WHERE job LIKE 'analytics.%'`,
    );
    await allCounted(db);
    expect((await counted()).rows).toEqual([
      { day: dayOf(0), status: 'returned', orders: 1, cents: 1_000 },
    ]);
  });

  it('never keep an older state than the last step, however handlers and steps cross', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await place(100);
      await Promise.all([
        count(order.id),
        step(order.id, 'shipped').then(() => count(order.id)),
        count(order.id),
      ]);
      expect((await counted()).rows).toEqual((await fromOrders()).rows);
    }
  });

  it('leave nothing behind where the event cannot be recorded as handled', async () => {
    const { id } = await place(700);
    await allCounted(db);
    await truncate(db, 'sales_day', 'counted_order');
    const failing = count(id, () => Promise.reject(new Error('another run was faster')));
    await expect(failing).rejects.toThrow('another run was faster');
    expect((await counted()).rows).toEqual([]);
  });
});

describe('the nightly check', () => {
  it('finds what was never counted, wrong sums and wrong states, and mends the days', async () => {
    await placedDaysAgo(40, 500, ['shipped', 'delivered']);
    const wrong = await placedDaysAgo(3, 800);
    await placedDaysAgo(3, 900);
    const lost = await place(300);
    await allCounted(db);
    expect(await check()).toEqual([]);

    await db.query('UPDATE sales_day SET cents = cents + 1 WHERE day = $1', [dayOf(40)]);
    await db.query("UPDATE counted_order SET status = 'canceled' WHERE order_id = $1", [wrong.id]);
    await db.query('DELETE FROM counted_order WHERE order_id = $1', [lost.id]);
    expect(await check()).toEqual([
      { day: dayOf(40), orders: 0, sums: 1 },
      { day: dayOf(3), orders: 1, sums: 2 },
      { day: dayOf(0), orders: 1, sums: 1 },
    ]);
    expect((await counted()).rows).toEqual((await fromOrders()).rows);
    expect(await check()).toEqual([]);
  });

  it('takes no event that still waits for a difference', async () => {
    const { id } = await place(300);
    await allCounted(db);
    await truncate(db, 'sales_day', 'counted_order');
    await db.query(
      `UPDATE outbox SET done_at = NULL, due_at = now() + interval '1 h'
        WHERE job = 'analytics.count-order' AND payload->>'orderId' = $1`,
      [id],
    );
    expect(await check()).toEqual([]);
    await db.query('UPDATE outbox SET failed_at = now() WHERE done_at IS NULL');
    expect(await check()).toEqual([{ day: dayOf(0), orders: 1, sums: 0 }]);
  });
});
