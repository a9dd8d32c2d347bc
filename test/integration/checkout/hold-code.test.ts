import { Client } from 'pg';
import { DAY_MS, MINUTE_MS } from '../../../src/kernel/time.js';
import { SweepCheckouts } from '../../../src/modules/checkout/use-cases/sweep-checkouts.js';
import { DISCOUNT_INVARIANTS } from '../../../src/platform/backup/invariants/discount-invariants.js';
import { violationsOf } from '../../../src/platform/backup/invariants/invariants.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { type Cards, idOf } from '../../support/cards.js';
import { createOrder, DETAILS, fill, type ShopperApi } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser } from '../../support/test-users.js';
import { moveTime } from '../../support/virtual-clock.js';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let bell: TestProduct;
let minute = 0;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    RATE_LIMITS: 'on',
    // The shoppers stay for some hours.
    ACCESS_TOKEN_MS: String(DAY_MS),
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  const admin = await newAdmin(shop);
  bell = await addProduct(db, { priceCents: 5_000, quantity: 100, name: 'Bell' });
  const terms = { kind: 'percent', percent: 10, appliesTo: 'all' };
  for (const code of ['ONCE', 'AGAIN']) {
    await admin.api.post('discounts', { ...terms, code, maxUses: 1 });
  }
  await admin.api.post('discounts', { ...terms, code: 'FREE' });
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

const quote = (api: ShopperApi, code?: string) =>
  api.post<{ total: number }>('checkout/quote', { code });
const payWith = (api: ShopperApi, code?: string) =>
  api.post<string>('payment', { amount: code ? 45 : 50, code, customerDetails: DETAILS });

async function passMinutes(count: number): Promise<void> {
  minute += count;
  await moveTime(shop, db, minute * MINUTE_MS);
  await shop.app.get(SweepCheckouts, { strict: false }).execute();
}

async function newShopper(): Promise<ShopperApi> {
  const { api } = await newUser(shop);
  await fill(api, bell);
  return api;
}

/** Posts the payment with the code every five minutes; returns after how many others can have it. */
async function holdFor(
  api: ShopperApi,
  code: string,
  minutes: number,
): Promise<number | undefined> {
  const [begin, other] = [minute, await newShopper()];
  let freeAfter: number | undefined;
  while (minute - begin < minutes) {
    await payWith(api, code);
    if ((await quote(other, code)).status === 200) freeAfter ??= minute - begin;
    await passMinutes(5);
  }
  return freeAfter;
}

it('an account that begins checkouts for an hour holds a limited code for 30 minutes of it', async () => {
  const [hoarder, other] = [await newShopper(), await newShopper()];
  expect(await holdFor(hoarder, 'ONCE', 55)).toBe(30);
  const refusal = {
    status: 409,
    code: 'discount_paused',
    data: { until: expect.stringMatching(/Z$/) },
    message: expect.stringMatching(
      /^This discount code was reserved for you for 30 minutes\. You can use it again from \d\d:\d\d UTC\.$/,
    ),
    errors: [{ field: 'code', message: expect.stringContaining('again from') }],
  };
  expect(await quote(hoarder, 'ONCE')).toMatchObject(refusal);
  expect(await payWith(hoarder, 'ONCE')).toMatchObject(refusal);
  expect((await quote(hoarder)).data.total).toBe(50);
  expect((await payWith(hoarder)).status).toBe(200);
  expect((await payWith(other, 'ONCE')).status).toBe(200);
  expect(await violationsOf(db, DISCOUNT_INVARIANTS)).toEqual([]);
  await passMinutes(16);
  expect((await payWith(hoarder, 'ONCE')).status).toBe(200);
});

it('a purchase with the code begins the count anew', async () => {
  const { api } = await newUser(shop);
  await fill(api, bell);
  const admin = await newAdmin(shop);
  await payWith(api, 'AGAIN');
  await passMinutes(14);
  const started = await payWith(api, 'AGAIN');
  await passMinutes(14);
  await cards.confirm(started.data);
  const { data: order } = await createOrder(api, idOf(started.data));
  expect(order).toMatchObject({ discountCode: 'AGAIN' });
  await admin.api.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  await fill(api, bell);
  expect((await payWith(api, 'AGAIN')).status).toBe(200);
  await passMinutes(14);
  expect((await payWith(api, 'AGAIN')).status).toBe(200);
});

it('a code without a total limit is never paused', async () => {
  const api = await newShopper();
  await holdFor(api, 'FREE', 60);
  expect((await quote(api, 'FREE')).data.total).toBe(45);
});
