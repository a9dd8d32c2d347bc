import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { StartSession } from '../../../src/modules/auth/use-cases/start-session.js';
import { type Cards, idOf } from '../../support/cards.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { expectInvariants } from '../../support/invariants.js';
import { createOrder, DETAILS, fill, type ShopperApi } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

interface Discount extends Record<string, unknown> {
  readonly _id: string;
}

const TEN = { code: 'ten', kind: 'percent', percent: 10, appliesTo: 'all' };
const SHOPPERS = 200;
const USES = 20;
/** Statuses of a request that the shop was too busy for: it is sent again. */
const BUSY = [503, 502];

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
let admin: TestUser;
let bell: TestProduct;
beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  mailbox = await startTestMailbox();
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  bell = await addProduct(db, { priceCents: 5_000, quantity: 1_000 });
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
});

const codes = async () => (await admin.api.get<Discount[]>('discounts')).data;
const payWith = (api: ShopperApi, code: string | undefined, amount: number) =>
  api.post<string>('payment', { amount, code, customerDetails: DETAILS });

/**
 * Shoppers with a product of their own in the cart, whose stock makes none of them wait, logged in without a password,
 * which would take most of the time.
 */
async function shoppersWithCarts(): Promise<ShopperApi[]> {
  const ids = Array.from({ length: SHOPPERS }, () => randomUUID());
  const products: string[] = [];
  for (let n = 0; n < SHOPPERS; n++)
    products.push((await addProduct(db, { priceCents: 5_000 })).id);
  await db.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     SELECT id, 'A Shopper', id || '@example.com', 'x', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await db.query(
    `INSERT INTO cart_item (id, user_id, product_id, quantity, created_at)
     SELECT gen_random_uuid(), id, product_id, 1, now() FROM unnest($1::uuid[], $2::uuid[]) AS one (id, product_id)`,
    [ids, products],
  );
  const startSession = shop.app.get(StartSession, { strict: false });
  return shop.app.get(UnitOfWork, { strict: false }).run(async () => {
    const shoppers: ShopperApi[] = [];
    for (const id of ids) {
      const { accessToken } = await startSession.execute({ id, role: 'user' });
      shoppers.push(shop.api.as(accessToken));
    }
    return shoppers;
  });
}

it('has no code out of the box, and says nothing of codes', async () => {
  expect(await codes()).toEqual([]);
  const { data } = await admin.api.post('discounts', { ...TEN, isActive: false });
  expect(data).toMatchObject({ code: 'TEN', uses: 0, lateUses: 0, isActive: false, version: 1 });
  const { api } = await newUser(shop);
  await fill(api, bell);
  const quote = await api.post<object>('checkout/quote', {});
  for (const name of ['code', 'hasCodes', 'isDiscountLimited']) {
    expect(quote.data).not.toHaveProperty(name);
  }
  expect(await api.post('checkout/quote', { code: 'TEN' })).toMatchObject({
    status: 400,
    errors: [{ field: 'code', message: 'This discount code is not valid.' }],
  });
});

it('is edited with its version, and refused where another admin was first', async () => {
  const [{ _id } = { _id: '' }] = await codes();
  const { code: _code, ...terms } = TEN;
  const path = `discounts/${_id}`;
  const edit = { ...terms, endsAt: '2099-01-01T00:00:00Z', maxUses: 3, version: 1 };
  expect(await admin.api.put(path, edit)).toMatchObject({
    status: 200,
    message: 'Discount code saved',
    data: { code: 'TEN', isActive: true, endsAt: '2099-01-01T00:00:00.000Z', version: 2 },
  });
  expect(await admin.api.put(path, { ...terms, version: 1 })).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { version: 2 },
  });
  expect(await admin.api.post('discounts', { ...TEN, code: 'Ten' })).toMatchObject({
    status: 409,
    errors: [{ field: 'code' }],
  });
  expect((await admin.api.get(path)).data).toMatchObject({ maxUses: 3 });
  expect((await admin.api.get('discounts/none')).status).toBe(404);
});

it.each([
  ['no code', { code: ' ' }, 'code', 'Code is required'],
  ['no kind', { kind: 'half' }, 'kind', 'Choose what the code gives'],
  [
    'half a percent',
    { percent: 0.5 },
    'percent',
    'Percentage must be a whole number from 1 to 100',
  ],
  ['no amount', { kind: 'amount' }, 'amount', 'Amount of the code must be a number'],
  ['no scope', { appliesTo: '' }, 'appliesTo', 'Choose what the code is for'],
  ['no targets', { appliesTo: 'products' }, 'targets', 'Choose at least one product or category'],
  ['a wrong day', { endsAt: 'soon' }, 'endsAt', 'The end must be a date and time'],
  ['a week', { startsAt: '2026-W01' }, 'startsAt', 'The start must be a date and time'],
  [
    'a time without a zone',
    { startsAt: '2026-01-01T10:00' },
    'startsAt',
    'The start must be a date and time',
  ],
  ['no uses', { maxUses: 0 }, 'maxUses', 'Uses must be a whole number from 1 to 1,000,000'],
])('refuses a code with %s', async (_case, changes, field, message) => {
  expect(await admin.api.post('discounts', { ...TEN, code: 'NEW', ...changes })).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
  expect(await codes()).toHaveLength(1);
});

it('goes from the quote to the order, and back when that is canceled', async () => {
  const { api } = await newUser(shop);
  await fill(api, bell, 2);
  expect((await api.post('checkout/quote', { code: 'Ten' })).data).toMatchObject({
    code: 'TEN',
    discount: 10,
    total: 90,
    hasCodes: true,
  });
  expect(await payWith(api, 'ten', 100)).toMatchObject({ status: 409, code: 'cart_changed' });
  const first = await payWith(api, undefined, 100);
  const started = await payWith(api, 'ten', 90);
  expect(idOf(started.data)).not.toBe(idOf(first.data));
  expect((await cards.confirm(first.data)).status).not.toBe('succeeded');
  await cards.confirm(started.data);
  const { data: order } = await createOrder(api, idOf(started.data));
  expect(order).toMatchObject({ totalPrice: 90, discount: 10, discountCode: 'TEN' });
  expect((await codes())[0]).toMatchObject({ uses: 1 });
  const csv = await admin.api.get(`orders/export.csv?searchTerm=${order.number}`);
  expect(csv.body).toContain('10.00,TEN');
  await admin.api.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  expect((await codes())[0]).toMatchObject({ uses: 0 });
  await expectInvariants(db, cards);
});

it('gives 200 shoppers at once exactly the 20 uses of a code', async () => {
  await admin.api.post('discounts', { ...TEN, code: 'RACE', maxUses: USES });
  const shoppers = await shoppersWithCarts();
  const answers = await Promise.all(
    shoppers.map(async (api) => {
      for (;;) {
        const started = await payWith(api, 'race', 45);
        if (!BUSY.includes(started.status)) return { api, started };
      }
    }),
  );
  const winners = answers.filter(({ started }) => started.status === 200);
  const losers = answers.filter(({ started }) => started.status !== 200);
  expect([winners.length, losers.length]).toEqual([USES, SHOPPERS - USES]);
  expect(new Set(losers.map(({ started }) => `${started.status} ${started.message}`))).toEqual(
    new Set(['409 This discount code has been used up.']),
  );
  await Promise.all(
    winners.slice(0, 3).map(async ({ api, started }) => {
      await cards.confirm(started.data);
      expect((await createOrder(api, idOf(started.data))).status).toBeLessThan(300);
    }),
  );
  const { rows } = await db.query<{ uses: string }>(
    `SELECT (SELECT count(*) FROM checkout WHERE status = 'open' AND pricing->>'code' = 'RACE')
          + (SELECT count(*) FROM orders WHERE discount_code = 'RACE') AS uses`,
  );
  expect(Number(rows[0]!.uses)).toBe(USES);
  expect((await codes())[0]).toMatchObject({ code: 'RACE', uses: USES });
  await expectInvariants(db, cards);
});
