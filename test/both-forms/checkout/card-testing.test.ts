import { Client } from 'pg';
import type { ApiClient } from '../../support/api-client.js';
import { type Cards, idOf } from '../../support/cards.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { createOrder, DETAILS, fill, pay } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';

const REFUSED = 'Too many declined payments. Please try again later.';
let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let bell: TestProduct;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
  });
  await shop.app.listen(0, '127.0.0.1');
  await cards.turn({ webhookUrl: `${await shop.app.getUrl()}/api/payment/webhook` });
  db = new Client(shop.databaseUrl);
  await db.connect();
  bell = await addProduct(db, { priceCents: 5_000, quantity: 1_000 });
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

let tried = 0;

/** The number of a card that is declined, and of another one each time. */
function stolenCard(): string {
  const digits = `49${String(++tried).padStart(13, '0')}`;
  const doubled = Array.from(digits, (digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1));
  const sum = doubled.reduce((total, n) => total + (n > 9 ? n - 9 : n), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A new shopper at an address, with a bell in the cart. */
async function shopperAt(address: string): Promise<ApiClient> {
  const { api: own } = await newUser(shop);
  const api = own.with({ 'x-forwarded-for': address });
  await fill(api, bell);
  return api;
}

const declineCards = async (secret: string, times: number, card?: string) => {
  for (let i = 0; i < times; i++) {
    const { status } = await cards.confirm(secret, card ?? stolenCard());
    expect(status).toBe('card_declined');
  }
};
/** The provider's events arrive in their own time. */
const eventuallyRefused = (api: ApiClient, waitS: number) =>
  eventually(async () => {
    const answer = await pay(api, 5_000);
    expect(answer).toMatchObject({ status: 429, code: 'too_many', message: REFUSED });
    expect(Math.abs(Number(answer.headers['retry-after']) - waitS)).toBeLessThan(60);
  });

it('refuses an account that tries many cards, and nobody else', async () => {
  const thief = await shopperAt('10.1.0.1');
  const { data: secret } = await pay(thief, 5_000);
  await declineCards(secret, 10);
  await eventuallyRefused(thief, 360);
  expect((await pay(await shopperAt('10.1.0.1'), 5_000)).status).toBe(200);
});

it('takes the open payment away from an account that tries many cards, and gives its stock back', async () => {
  const thief = await shopperAt('10.1.0.8');
  const { data: secret } = await pay(thief, 5_000);
  await declineCards(secret, 10);
  await eventually(async () => {
    const { rows } = await db.query<{ status: string }>(
      'SELECT status FROM checkout WHERE intent_id = $1',
      [idOf(secret)],
    );
    expect(rows).toEqual([{ status: 'released' }]);
  });
  expect((await cards.confirm(secret)).status).toBe('payment_intent_unexpected_state');
});

it('refuses an address that tries many cards with many accounts', async () => {
  for (let i = 0; i < 5; i++) {
    const { data: secret } = await pay(await shopperAt('10.1.0.2'), 5_000);
    await declineCards(secret, 6);
  }
  await eventuallyRefused(await shopperAt('10.1.0.2'), 120);
  expect((await pay(await shopperAt('10.1.0.3'), 5_000)).status).toBe(200);
});

it('refuses who tries a card that was declined too often', async () => {
  const card = stolenCard();
  const first = await shopperAt('10.1.0.4');
  await declineCards((await pay(first, 5_000)).data, 4, card);
  const second = await shopperAt('10.1.0.5');
  await declineCards((await pay(second, 5_000)).data, 1, card);
  await eventuallyRefused(second, 720);
  expect((await pay(first, 5_000)).status).toBe(200);
});

it('refuses an account whose payments are never paid', async () => {
  const hoarder = await shopperAt('10.1.0.6');
  for (let bells = 2; bells <= 11; bells++) {
    expect((await pay(hoarder, 5_000 * (bells - 1))).status).toBe(200);
    await fill(hoarder, bell);
  }
  // The tenth payment is given up by asking for the eleventh.
  expect((await pay(hoarder, 55_000)).status).toBe(200);
  expect((await pay(hoarder, 55_000)).status).toBe(429);
});

it('refuses nobody who pays, however often, and forgets the declines before', async () => {
  const office = await shopperAt('10.1.0.7');
  const orders = new Set<number>();
  for (let i = 0; i < 33; i++) {
    const { data: secret } = await pay(office, 5_000);
    if (i % 8 === 0) await declineCards(secret, 3);
    await cards.confirm(secret);
    orders.add((await createOrder(office, idOf(secret))).data.number);
    await fill(office, bell);
  }
  expect(orders.size).toBe(33);
});

it('refuses an account that guesses discount codes, in the quote and in the payment', async () => {
  const thief = await shopperAt('10.1.0.9');
  const guess = (i: number) =>
    i % 2 === 0
      ? thief.post('checkout/quote', { code: `GUESS${i}` })
      : thief.post('payment', { amount: 50, code: `GUESS${i}`, customerDetails: DETAILS });
  for (let i = 0; i < 10; i++) expect((await guess(i)).status).toBe(400);
  for (const i of [10, 11]) {
    const answer = await guess(i);
    expect(answer).toMatchObject({ status: 429, code: 'too_many', errors: [{ field: 'code' }] });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await pay(thief, 5_000)).status).toBe(200);
});
