import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/time.js';
import type { OrderStatus } from '../../../src/modules/orders/index.js';
import { addProduct } from '../../support/catalog-rows.js';
import { farFromMidnight } from '../../support/midnight.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { allCounted, recordPastOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { truncate } from '../../support/truncate.js';

interface Revenue {
  readonly _id: { readonly day: string };
  readonly dailyRevenue: number;
  readonly weeklyRevenue: number;
  readonly monthlyRevenue: number;
}

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
});

afterAll(async () => {
  await db.end();
  await shop.close();
});

beforeEach(() => truncate(db, 'orders', 'order_count', 'outbox', 'sales_day', 'counted_order'));

const placedDaysAgo = (daysAgo: number, cents: number, steps: OrderStatus[] = []) =>
  recordPastOrder(shop, buyer.id, { cents, daysAgo, steps });
const revenue = (query = '') => admin.api.get<Revenue[]>(`analytics/revenue${query}`);
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

describe('the dashboard', () => {
  it('has every day, its trailing 7 and 30 days, and only orders that stand', async () => {
    await placedDaysAgo(0, 1_000);
    await placedDaysAgo(6, 2_000, ['shipped', 'delivered']);
    await placedDaysAgo(7, 4_000);
    await placedDaysAgo(29, 8_000);
    await placedDaysAgo(30, 16_000);
    await placedDaysAgo(2, 32_000, ['canceled']);
    await placedDaysAgo(2, 64_000, ['shipped', 'returned']);
    await allCounted(db);
    const { data, meta } = await revenue();
    expect(data.map(({ _id }) => _id.day)).toEqual(
      Array.from({ length: 30 }, (_none, index) => dayOf(29 - index)),
    );
    expect(data.at(-1)).toEqual({
      _id: { day: dayOf(0) },
      dailyRevenue: 10,
      weeklyRevenue: 30,
      monthlyRevenue: 150,
    });
    expect(data[0]).toMatchObject({ dailyRevenue: 80, weeklyRevenue: 240, monthlyRevenue: 240 });
    expect(data.at(-3)).toMatchObject({ dailyRevenue: 0 });
    expect(meta).toEqual({ total: 150, timeZone: 'UTC' });
  });

  it('compares with as many days before', async () => {
    await placedDaysAgo(6, 2_000);
    await placedDaysAgo(7, 4_000);
    await allCounted(db);
    const { data, meta } = await revenue('?days=7&compare=true');
    const previous = meta?.previous as Revenue[];
    expect([data.length, previous.length]).toEqual([7, 7]);
    expect(data[0]).toMatchObject({ _id: { day: dayOf(6) }, dailyRevenue: 20 });
    expect(previous.at(-1)).toMatchObject({ _id: { day: dayOf(7) }, dailyRevenue: 40 });
    expect((await revenue('?days=730&compare=true')).data).toHaveLength(730);
    expect(meta).toMatchObject({ total: 20, previousTotal: 40 });
    const one = await revenue('?days=1&compare=true');
    expect([one.data, one.meta?.previous].map((days) => (days as Revenue[]).length)).toEqual([
      1, 1,
    ]);
  });

  it.each([
    ['days=0', 'days'],
    ['days=731', 'days'],
    ['days=1.5', 'days'],
    ['days=x', 'days'],
    ['compare=maybe', 'compare'],
  ])('refuses %s', async (query, field) => {
    expect(await revenue(`?${query}`)).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('counts users, products, stock and orders', async () => {
    await db.query('UPDATE category SET product_count = 0');
    await db.query('DELETE FROM product');
    await addProduct(db, { quantity: 7 });
    await addProduct(db, { quantity: 5 });
    await db.query(
      'UPDATE category SET product_count = 1 WHERE id IN (SELECT category_id FROM product)',
    );
    await placedDaysAgo(0, 1_000);
    await placedDaysAgo(1, 1_000, ['shipped']);
    await placedDaysAgo(1, 1_000, ['canceled']);
    for (const payment of ['disputed', 'fraud_warning', 'refunded', 'dispute_lost']) {
      const { id } = await placedDaysAgo(2, 1_000);
      await db.query('UPDATE orders SET payment_status = $2 WHERE id = $1', [id, payment]);
    }
    // Each figure leads to a list of as many.
    for (const [shipping, total] of [
      ['ready', 1],
      ['held', 4],
    ] as const) {
      const { meta } = await admin.api.get(`orders?status=pending&shipping=${shipping}`);
      expect(meta).toMatchObject({ total });
    }
    const stats = await admin.api.get('analytics/stats');
    expect(stats.data).toEqual({
      totalUsers: { total: 2, admin: 1, user: 1 },
      totalProducts: { uniqueProducts: 2, totalStockUnits: 12 },
      pendingShipments: 1,
      heldShipments: 4,
    });
    expect((await admin.api.get('analytics/order-status')).data).toEqual([
      { status: 'pending', count: 5 },
      { status: 'shipped', count: 1 },
      { status: 'delivered', count: 0 },
      { status: 'canceled', count: 1 },
      { status: 'returned', count: 0 },
    ]);
  });
});
