import { Client } from 'pg';
import { type Cards, idOf } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { expectInvariants } from '../../support/invariants.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { createOrder, fill, pay, payByCard } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
let bell: TestProduct;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  // No job may wait for a mail server that is not there.
  mailbox = await startTestMailbox();
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
});

beforeEach(async () => {
  bell = await addProduct(db, { priceCents: 1_000, quantity: 5 });
});

afterEach(async () => {
  await expectInvariants(db, cards);
  expect(await deadlocks()).toBe(0);
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function deadlocks(): Promise<number> {
  const { rows } = await db.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]!.deadlocks);
}

async function count(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
  return Number(rows[0]!.count);
}

it('makes one checkout and one intent of eight requests of one user at once', async () => {
  const shopper = await newUser(shop);
  await fill(shopper.api, bell, 2);
  const answers = await times(8, () => pay(shopper.api, 2_000));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.data)).size).toBe(1);
  expect(await count('checkout WHERE user_id = $1', [shopper.id])).toBe(1);
  expect(await stockOf(db, bell.id)).toBe(3);
});

it('makes one order of many create-orders at once', async () => {
  const shopper = await newUser(shop);
  await fill(shopper.api, bell, 2);
  const intent = await payByCard(shopper.api, cards, 2_000);
  const answers = await times(8, () => createOrder(shopper.api, intent));
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(7).fill(200), 201]);
  expect(new Set(answers.map((answer) => answer.data._id)).size).toBe(1);
  expect(await count('orders WHERE transaction_id = $1', [intent])).toBe(1);
});

it('sells no more than there is to many at once', async () => {
  const shoppers: TestUser[] = [];
  for (let index = 0; index < 12; index++) shoppers.push(await newUser(shop));
  await Promise.all(shoppers.map((shopper) => fill(shopper.api, bell)));
  const answers = await Promise.all(shoppers.map((shopper) => pay(shopper.api, 1_000)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(new Set(refused.map((answer) => `${answer.status} ${answer.message}`))).toEqual(
    new Set(['409 "Kettlebell 16 kg" is out of stock']),
  );
  expect(await stockOf(db, bell.id)).toBe(0);
});

it('locks products in one order, whatever the order in the carts', async () => {
  const goods = [bell];
  for (const name of ['Mat', 'Rope', 'Bench']) {
    goods.push(await addProduct(db, { name, priceCents: 1_000, quantity: 100 }));
  }
  await db.query('UPDATE product SET quantity = 100 WHERE id = $1', [bell.id]);
  await db.query(
    `INSERT INTO stock_ledger (product_id, change, reason, at) VALUES ($1, 95, 'edited', now())`,
    [bell.id],
  );
  const shoppers: TestUser[] = [];
  for (let index = 0; index < 12; index++) shoppers.push(await newUser(shop));
  for (const [index, { api }] of shoppers.entries()) {
    for (const product of index % 2 ? goods : [...goods].reverse()) await fill(api, product);
  }
  await Promise.all(
    shoppers.map(async ({ api }) => {
      const intent = await payByCard(api, cards, 4_000);
      expect((await createOrder(api, intent)).status).toBe(201);
    }),
  );
});

it('ends well whoever is first: the shopper changing the cart, or the card', async () => {
  const mat = await addProduct(db, { name: 'Mat', priceCents: 500, quantity: 50 });
  const shoppers: { api: TestUser['api']; secret: string }[] = [];
  for (let index = 0; index < 5; index++) {
    const { api } = await newUser(shop);
    await fill(api, bell);
    const secret = (await pay(api, 1_000)).data;
    await fill(api, mat);
    shoppers.push({ api, secret });
  }
  await Promise.all(
    shoppers.map(async ({ api, secret }) => {
      const [again, card] = await Promise.all([pay(api, 1_500), cards.confirm(secret)]);
      const order = await createOrder(api, idOf(secret));
      // Either the old intent was canceled in time, or what was paid is an order.
      if (card.status === 'succeeded') expect([again.status, order.status]).toEqual([409, 200]);
      else expect([again.status, order.status]).toEqual([200, 402]);
    }),
  );
});
