import { Client } from 'pg';
import { MINUTE_MS } from '../../../src/kernel/time.js';
import { SweepCheckouts } from '../../../src/modules/checkout/use-cases/sweep-checkouts.js';
import { type Cards, DECLINED_CARD, idOf } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { expectInvariants } from '../../support/invariants.js';
import { answerViolations } from '../../support/openapi/answer-violations.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { createOrder, DETAILS, fill, type Order, pay, payByCard } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { moveClock } from '../../support/virtual-clock.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
let shopper: TestUser;
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
  shopper = await newUser(shop);
  bell = await addProduct(db, { priceCents: 4_999, quantity: 5 });
});

afterEach(() => expectInvariants(db, cards));

const rowsOf = async (person: TestUser) =>
  (
    await db.query<{ status: string; version: number; intent_id: string; held_until: Date }>(
      'SELECT * FROM checkout WHERE user_id = $1 ORDER BY id',
      [person.id],
    )
  ).rows;

it('takes a cart to a paid order', async () => {
  await fill(shopper.api, bell, 2);
  const started = await pay(shopper.api, 9_998);
  expect([started.status, typeof started.data]).toEqual([200, 'string']);
  const [row] = await rowsOf(shopper);
  expect(started.meta).toEqual({ holdUntil: row!.held_until.toISOString() });
  expect(await stockOf(db, bell.id)).toBe(3);
  const cart = await shopper.api.get<{ product: { quantity: number } }[]>('cart/user');
  expect(cart.data[0]!.product.quantity).toBe(5);

  expect((await cards.confirm(started.data, DECLINED_CARD)).status).toBe('card_declined');
  expect((await pay(shopper.api, 9_998)).data).toBe(started.data);
  await cards.confirm(started.data);
  const order = await createOrder(shopper.api, idOf(started.data));
  expect(order.status).toBe(201);
  expect(order.data).toMatchObject({
    transactionId: idOf(started.data),
    totalPrice: 99.98,
    customerDetails: DETAILS,
    products: [{ productId: bell.id, price: 49.99, quantity: 2 }],
  });
  const again = await createOrder(shopper.api, idOf(started.data));
  expect([again.status, again.data._id]).toEqual([200, order.data._id]);
  expect(answerViolations('POST orders/create-order', order)).toEqual([]);
  expect(answerViolations('POST orders/create-order', again)).toEqual([]);
  expect((await shopper.api.get<unknown[]>('cart/user')).data).toEqual([]);
  expect(await stockOf(db, bell.id)).toBe(3);
});

it.each([
  [{ amount: 'much' }, 'amount', 'Amount must be in dollars and cents'],
  [{ amount: 1.005 }, 'amount', 'Amount must be in dollars and cents'],
  [{ amount: 1e300 }, 'amount', 'Amount is too large'],
  [{ amount: -1e300 }, 'amount', 'Amount is too large'],
  [{ amount: 49.99, customerDetails: { ...DETAILS, zip: 'x' } }, 'zip', 'Enter a valid ZIP code'],
  [{ amount: 49.99, customerDetails: 'me' }, 'fullName', 'Full Name is required'],
])('refuses %j', async (body, field, message) => {
  await fill(shopper.api, bell);
  const answer = await shopper.api.post('payment', body);
  expect(answer).toMatchObject({ status: 400, message });
  expect(answer.errors![0]).toEqual({ field, message });
  expect(await rowsOf(shopper)).toEqual([]);
});

it('tells what is wrong with a cart, and asks for no intent', async () => {
  expect(await pay(shopper.api, 0)).toMatchObject({ status: 409, message: 'Your cart is empty.' });
  await fill(shopper.api, bell);
  const changed = await pay(shopper.api, 4_998);
  expect(changed).toMatchObject({ status: 409, message: 'Your cart has changed' });
  expect(changed.data).toEqual({ amount: 49.99 });
  await db.query('UPDATE product SET price_cents = 49 WHERE id = $1', [bell.id]);
  expect((await pay(shopper.api, 49)).message).toBe('The smallest order is $0.50');
  await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [bell.id]);
  expect((await pay(shopper.api, 49)).message).toBe('"Kettlebell 16 kg" is no longer available');
  expect(await rowsOf(shopper)).toEqual([]);
});

it('names the product of which there is too little', async () => {
  const other = await newUser(shop);
  await fill(shopper.api, bell, 3);
  await fill(other.api, bell, 3);
  expect((await pay(shopper.api, 14_997)).status).toBe(200);
  const refused = await pay(other.api, 14_997);
  expect(refused.status).toBe(409);
  expect(refused.message).toBe('Only 2 of "Kettlebell 16 kg" left in stock');
});

it('cancels the intent of a changed cart, so that it can never be paid', async () => {
  await fill(shopper.api, bell);
  const first = await pay(shopper.api, 4_999);
  await fill(shopper.api, bell);
  const second = await pay(shopper.api, 9_998);
  expect(second.status).toBe(200);
  expect((await cards.intent(idOf(first.data))).status).toBe('canceled');
  expect((await cards.confirm(first.data)).status).toBe('payment_intent_unexpected_state');
  expect(await stockOf(db, bell.id)).toBe(3);
});

it('answers a shopper who paid, changed the cart and pays again, with the order', async () => {
  await fill(shopper.api, bell);
  await payByCard(shopper.api, cards, 4_999);
  await fill(shopper.api, bell, 2);
  const again = await pay(shopper.api, 14_997);
  expect(again).toMatchObject({ status: 409, code: 'already_paid' });
  expect(again.message).toMatch(/^Your payment was received\. Your order \d+ is placed\.$/);
  const { data } = await shopper.api.get<Order[]>('orders/user');
  expect(data).toMatchObject([{ _id: (again.data as unknown as { order: string }).order }]);
  const cart = await shopper.api.get<{ quantity: number }[]>('cart/user');
  expect(cart.data).toMatchObject([{ quantity: 2 }]);
});

it('takes the details of create-order only where the checkout has none', async () => {
  await fill(shopper.api, bell);
  const started = await shopper.api.post<string>('payment', { amount: 49.99 });
  await cards.confirm(started.data);
  const customerDetails = { ...DETAILS, fullName: 'Sent Later' };
  const order = await createOrder(shopper.api, idOf(started.data), { customerDetails });
  expect(order.data.customerDetails).toEqual(customerDetails);
});

it('takes the provider’s billing details where nobody sent any', async () => {
  await fill(shopper.api, bell);
  const started = await shopper.api.post<string>('payment', { amount: 49.99 });
  await cards.confirm(started.data);
  const order = await createOrder(shopper.api, idOf(started.data));
  expect(order.data.customerDetails).toMatchObject({
    fullName: 'Billing Name',
    city: 'Billing City',
    email: shopper.email,
  });
});

it('keeps the hold while the provider is unavailable, says so, and goes on with a retry', async () => {
  await fill(shopper.api, bell);
  await cards.turn({ faults: [{ operation: '*', does: 'fail', status: 500, times: 99 }] });
  const away = await pay(shopper.api, 4_999);
  expect(away).toMatchObject({ status: 503, code: 'provider_away' });
  expect(await stockOf(db, bell.id)).toBe(4);
  await cards.turn({ faults: [] });
  const started = await pay(shopper.api, 4_999);
  expect(started.status).toBe(200);
  expect([await stockOf(db, bell.id), (await rowsOf(shopper)).length]).toEqual([4, 1]);
});

it('ends a checkout past its time: canceled at the provider, then the stock is back', async () => {
  await fill(shopper.api, bell);
  const started = await pay(shopper.api, 4_999);
  await db.query("UPDATE checkout SET held_until = now() - interval '1 second'");
  await shop.app.get(SweepCheckouts, { strict: false }).execute();
  expect((await cards.intent(idOf(started.data))).status).toBe('canceled');
  expect((await rowsOf(shopper))[0]!.status).toBe('released');
  expect(await stockOf(db, bell.id)).toBe(5);
  expect((await createOrder(shopper.api, idOf(started.data))).status).toBe(402);
});

it('holds and sweeps by the clock that all processes share, whatever their own say', async () => {
  await fill(shopper.api, bell);
  moveClock(shop, 6 * MINUTE_MS);
  try {
    const { meta } = await pay(shopper.api, 4_999);
    const left = Date.parse(String(meta?.holdUntil)) - Date.now();
    expect(left).toBeGreaterThan(14 * MINUTE_MS);
    expect(left).toBeLessThanOrEqual(15 * MINUTE_MS);
    moveClock(shop, 20 * MINUTE_MS);
    await shop.app.get(SweepCheckouts, { strict: false }).execute();
    expect((await rowsOf(shopper))[0]!.status).toBe('open');
  } finally {
    moveClock(shop, 0);
  }
});
