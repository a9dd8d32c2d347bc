import { Client } from 'pg';
import { DAY_MS, MINUTE_MS } from '../../../src/kernel/time.js';
import { SweepCheckouts } from '../../../src/modules/checkout/use-cases/sweep-checkouts.js';
import type { ApiClient } from '../../support/api-client.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { type Cards, idOf } from '../../support/cards.js';
import { createOrder, fill, patient, pay } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { moveTime } from '../../support/virtual-clock.js';

const PRICE = 4_999;
const CAMPUS = '10.1.1.1';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    ACCESS_TOKEN_MS: String(DAY_MS),
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

let people = 0;

/** Accounts that are opened one after the other at home, and shop at an address, or there. */
async function shoppers(count: number, address?: string): Promise<ApiClient[]> {
  const made: ApiClient[] = [];
  for (let nth = 0; nth < count; nth++) {
    people++;
    const home = { 'x-forwarded-for': `10.2.${Math.floor(people / 250)}.${(people % 250) + 1}` };
    const { api } = await newUser({ ...shop, api: shop.api.with(home) });
    made.push(api.with(address ? { 'x-forwarded-for': address } : home));
  }
  return made;
}

/** Buys one. @returns how the shop answered the first step that it refused, or the order */
async function buyOne(buyer: ApiClient, product: TestProduct): Promise<number> {
  const api = patient(buyer);
  const added = await api.post('cart/create-cart', { product: product.id, quantity: 1 });
  if (added.status !== 201) return added.status;
  const started = await pay(api, PRICE);
  if (started.status !== 200) return started.status;
  await cards.confirm(started.data);
  const { status } = await createOrder(api, idOf(started.data));
  // 200 where what was asked before has made it.
  return status === 200 ? 201 : status;
}

const ordersOf = async (product: TestProduct) => {
  const { rows } = await db.query<{ units: number }>(
    'SELECT coalesce(sum(quantity), 0)::int AS units FROM order_line WHERE product_id = $1',
    [product.id],
  );
  return rows[0]?.units;
};

it('sells 20 units to 200 first-time buyers who come at once, and tells the others', async () => {
  const bell = await addProduct(db, { priceCents: PRICE, quantity: 20, name: 'Bell' });
  const all = await shoppers(200);
  const answers = await Promise.all(all.map((api) => buyOne(api, bell)));
  const count = (status: number) => answers.filter((one) => one === status).length;
  expect([count(201), count(409)]).toEqual([20, 180]);
  expect([await ordersOf(bell), await stockOf(db, bell.id)]).toEqual([20, 0]);
});

it('sells to 300 buyers of one address while 35 accounts hold a tenth each and never pay', async () => {
  const rack = await addProduct(db, { priceCents: PRICE, quantity: 300, name: 'Rack' });
  const hoarders = await shoppers(35);
  for (const api of hoarders) await fill(api, rack, 30);
  const honest = await shoppers(300, CAMPUS);
  let waiting: { api: ApiClient; since: number }[] = [];
  let longest = 0;
  for (let minute = 0; honest.length + waiting.length > 0 && minute < 60; minute++) {
    await moveTime(shop, db, minute * MINUTE_MS);
    await shop.app.get(SweepCheckouts, { strict: false }).execute();
    for (const api of hoarders) await pay(api, 30 * PRICE);
    waiting.push(...honest.splice(0, 10).map((api) => ({ api, since: minute })));
    const refused: typeof waiting = [];
    for (const one of waiting) {
      if ((await buyOne(one.api, rack)) === 201) longest = Math.max(longest, minute - one.since);
      else refused.push(one);
    }
    waiting = refused;
  }
  expect([waiting.length, await ordersOf(rack)]).toEqual([0, 300]);
  // What was never held before may be held for ten minutes; from then on holds give way.
  expect(longest).toBeLessThanOrEqual(15);
});
