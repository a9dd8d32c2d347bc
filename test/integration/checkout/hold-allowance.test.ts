import { Client } from 'pg';
import { DAY_MS, MINUTE_MS } from '../../../src/kernel/time.js';
import { SweepCheckouts } from '../../../src/modules/checkout/use-cases/sweep-checkouts.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { type Cards, DECLINED_CARD } from '../../support/cards.js';
import { createOrder, fill, pay, payByCard } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { moveTime } from '../../support/virtual-clock.js';

const PRICE = 4_999;

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
  bell = await addProduct(db, { priceCents: PRICE, quantity: 5, name: 'Bell' });
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

async function passMinutes(count: number): Promise<void> {
  minute += count;
  await moveTime(shop, db, minute * MINUTE_MS);
  await shop.app.get(SweepCheckouts, { strict: false }).execute();
}

it('an account that posts for an hour holds a product for 30 minutes, then others find it', async () => {
  const [hoarder, other] = [await newUser(shop), await newUser(shop)];
  await fill(hoarder.api, bell, 5);
  let freeAt: number | undefined;
  let refused = await pay(hoarder.api, 5 * PRICE);
  expect(refused.status).toBe(200);
  const secret = refused.data;
  while (minute < 55) {
    await passMinutes(5);
    // Neither a declined card nor a repetition counts anew.
    if (minute === 10) await cards.confirm(secret, DECLINED_CARD);
    refused = await pay(hoarder.api, 5 * PRICE);
    if ((await stockOf(db, bell.id)) > 0) freeAt ??= minute;
  }
  expect(freeAt).toBe(30);
  expect([refused.status, refused.code]).toEqual([409, 'hold_paused']);
  expect(refused.message).toMatch(
    /^"Bell" was reserved for you for 30 minutes\. Until \d\d:\d\d UTC you can buy at most 1 of it\.$/,
  );
  await fill(other.api, bell, 2);
  expect((await pay(other.api, 2 * PRICE)).status).toBe(200);
  await passMinutes(40);
  expect((await pay(hoarder.api, 5 * PRICE)).status).toBe(200);
});

it('a hold of who held before and did not pay gives way, to a cart at once and to all others soon', async () => {
  const rack = await addProduct(db, { priceCents: PRICE, quantity: 4, name: 'Rack' });
  const [hoarder, crony, other] = [await newUser(shop), await newUser(shop), await newUser(shop)];
  await fill(hoarder.api, rack, 4);
  await fill(crony.api, rack, 3);
  await fill(other.api, rack, 1);
  expect((await pay(hoarder.api, 4 * PRICE)).status).toBe(200);
  await passMinutes(15);
  expect((await pay(hoarder.api, 4 * PRICE)).status).toBe(200);
  const paid = await payByCard(other.api, cards, PRICE);
  expect((await createOrder(other.api, paid)).status).toBe(201);
  expect(await stockOf(db, rack.id)).toBe(3);
  expect((await pay(crony.api, 3 * PRICE)).status).toBe(200);
  await passMinutes(2);
  expect(await stockOf(db, rack.id)).toBe(0);
  await passMinutes(2);
  expect(await stockOf(db, rack.id)).toBe(3);
});
