import { Client } from 'pg';
import { ReconcilePayments } from '../../../src/modules/checkout/use-cases/reconcile-payments.js';
import { type Cards, idOf } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { expectInvariants } from '../../support/invariants.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { createOrder, DETAILS, fill, type Order, pay, payByCard } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
let installation: string;
let ada: TestUser;
let eve: TestUser;
let bell: TestProduct;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  // No job may wait for a mail server that is not there.
  mailbox = await startTestMailbox();
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  installation = (await db.query<{ id: string }>('SELECT id FROM installation')).rows[0]!.id;
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
});

beforeEach(async () => {
  [ada, eve] = [await newUser(shop, 'Ada'), await newUser(shop, 'Eve')];
  bell = await addProduct(db, { priceCents: 100_000, quantity: 5 });
  await fill(ada.api, bell);
});

afterEach(() => expectInvariants(db, cards));

const ordersOf = async (person: TestUser) => (await person.api.get<Order[]>('orders/user')).data;

/** A payment that our server never asked for, made with its secret key and paid at once. */
const forge = (amount: number, metadata: Record<string, string>) =>
  cards.asServer('payment_intents', {
    amount: String(amount),
    currency: 'usd',
    confirm: 'true',
    payment_method: 'pm_card_visa',
    'metadata[installation]': installation,
    ...Object.fromEntries(
      Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]),
    ),
  });

it.each([0, 0.5, 1, 999.99, 1_000.01, -1_000])('charges no amount of $%d', async (amount) => {
  const before = (await cards.state()).payment_intents.length;
  const answer = await ada.api.post('payment', { amount, customerDetails: DETAILS });
  expect(answer).toMatchObject({ status: 409, message: 'Your cart has changed' });
  expect((await cards.state()).payment_intents).toHaveLength(before);
  expect(await stockOf(db, bell.id)).toBe(5);
});

it('ignores what create-order says of lines, prices, totals and people', async () => {
  const intent = await payByCard(ada.api, cards, 100_000);
  const order = await createOrder(ada.api, intent, {
    user: eve.id,
    totalPrice: 0.5,
    shippingCharge: -5,
    products: [{ productId: bell.id, name: 'Gold', price: 0.01, quantity: 100, subtotal: 1 }],
    customerDetails: { ...DETAILS, fullName: 'Eve' },
  });
  expect(order.data).toMatchObject({
    totalPrice: 1_000,
    customerDetails: DETAILS,
    products: [{ productId: bell.id, price: 1_000, quantity: 1 }],
  });
  expect([(await ordersOf(ada)).length, (await ordersOf(eve)).length]).toEqual([1, 0]);
});

it('gives nobody another’s payment', async () => {
  const intent = await payByCard(ada.api, cards, 100_000);
  expect((await createOrder(eve.api, intent)).status).toBe(404);
  expect((await createOrder(ada.api, intent)).status).toBe(201);
  expect((await createOrder(eve.api, intent)).status).toBe(404);
  expect(await ordersOf(eve)).toEqual([]);
});

it('settles no dear cart with a cheap payment', async () => {
  const mat = await addProduct(db, { name: 'Mat', priceCents: 500 });
  await fill(eve.api, mat);
  const cheap = await payByCard(eve.api, cards, 500);
  const paid = await createOrder(eve.api, cheap);
  await fill(eve.api, bell);
  const dear = await pay(eve.api, 100_000);
  const again = await createOrder(eve.api, cheap);
  expect([again.status, again.data._id]).toEqual([200, paid.data._id]);
  expect((await createOrder(eve.api, idOf(dear.data))).status).toBe(402);
  expect(await ordersOf(eve)).toHaveLength(1);
});

it('knows no payment that does not exist, is malformed, or is not paid', async () => {
  const open = idOf((await pay(ada.api, 100_000)).data);
  expect((await createOrder(ada.api, open)).status).toBe(402);
  for (const id of ['pi_nothing', '../payment_intents', 'x'.repeat(300), open.toUpperCase()]) {
    expect((await createOrder(ada.api, id)).status).toBe(404);
  }
  expect((await ada.api.post('orders/create-order', {})).message).toBe(
    'Transaction id is required',
  );
  expect((await ada.api.post('orders/create-order', { transactionId: {} })).status).toBe(400);
});

it('makes no order of a paid intent with another amount or owner, and shows it to admins', async () => {
  await pay(ada.api, 100_000);
  const { rows } = await db.query<{ id: string }>('SELECT id FROM checkout WHERE user_id = $1', [
    ada.id,
  ]);
  const checkout = rows[0]!.id;
  const cheap = await forge(50, { checkout, person: ada.id });
  const stolen = await forge(100_000, { checkout, person: eve.id });
  const lost = await forge(700, {});
  expect((await createOrder(ada.api, cheap.id)).status).toBe(409);
  expect((await createOrder(ada.api, stolen.id)).status).toBe(409);
  expect((await createOrder(eve.api, stolen.id)).status).toBe(404);
  expect((await createOrder(ada.api, lost.id)).status).toBe(404);
  await shop.app.get(ReconcilePayments, { strict: false }).sinceLastRun();
  const admin = await newAdmin(shop);
  const { data } = await admin.api.get<{ paymentsWithoutOrder: { transactionId: string }[] }>(
    'operations',
  );
  expect(data.paymentsWithoutOrder.map((payment) => payment.transactionId).sort()).toEqual(
    [cheap.id, stolen.id, lost.id].sort(),
  );
  expect(data).toMatchObject({ checkouts: { overdue: 0 }, outbox: { failed: 0 } });
  expect((await cards.state()).refunds).toEqual([]);
  expect(await ordersOf(ada)).toEqual([]);
});
