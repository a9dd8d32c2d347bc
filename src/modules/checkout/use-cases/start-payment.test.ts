import type { DeclineLimits } from '../../payment/index.js';
import {
  BELL,
  type CheckoutFixture,
  checkoutFixture,
  HOLD_MS,
  MAT,
} from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
const DETAILS = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};
let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 3);
  fixture.sell(MAT, 1_000, 3);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
});

const pay = (amountCents = 5_000, customerDetails: typeof DETAILS | null = null) =>
  fixture.start.execute({ userId: ADA, amountCents, customerDetails });
const rows = () => [...fixture.checkouts.rows.values()];

it('holds the stock and asks for an intent over the shop’s own total', async () => {
  const { clientSecret, holdUntil } = await pay();
  expect(clientSecret).toBe('pi_1_secret');
  expect(holdUntil.getTime() - fixture.clock.now().getTime()).toBe(HOLD_MS);
  expect(fixture.payments.last).toMatchObject({ amountCents: 5_000, userId: ADA });
  expect(fixture.payments.descriptions.get('pi_1')).toBe(`Checkout ${rows()[0]!.id}`);
  expect(fixture.stock.left(BELL)).toBe(2);
});

it('keeps the details that come with the first request', async () => {
  await pay(5_000, DETAILS);
  expect(rows()).toMatchObject([{ customerDetails: DETAILS, intentId: 'pi_1', version: 1 }]);
});

it.each(['hold-committed', 'intent-created-not-stored'])(
  'goes on where the process died at %s, with one hold and one intent',
  async (point) => {
    fixture.failpoints.diesAt = point;
    await expect(pay()).rejects.toThrow('died');
    expect(fixture.stock.left(BELL)).toBe(2);
    fixture.failpoints.diesAt = undefined;
    expect((await pay()).clientSecret).toBe('pi_1_secret');
    expect([fixture.stock.left(BELL), fixture.payments.intents.size]).toEqual([2, 1]);
  },
);

it('keeps the intent of the same cart, with the latest details and more time', async () => {
  await pay();
  fixture.clock.advance(60_000);
  const again = await pay(5_000, DETAILS);
  await pay();
  expect(again.clientSecret).toBe('pi_1_secret');
  expect(again.holdUntil.getTime() - fixture.clock.now().getTime()).toBe(HOLD_MS);
  expect(rows()).toMatchObject([{ customerDetails: DETAILS, status: 'open' }]);
  expect(fixture.stock.left(BELL)).toBe(2);
});

it('asks for nothing where the amount differs', async () => {
  await expect(pay(4_999)).rejects.toMatchObject({
    message: 'Your cart has changed',
    data: { amount: 50 },
  });
  expect([fixture.payments.calls, rows(), fixture.stock.left(BELL)]).toEqual([[], [], 3]);
});

it('cancels the old intent of a changed cart before it asks for a new one', async () => {
  await pay();
  fixture.carts.fill(ADA, [{ productId: MAT, quantity: 2 }]);
  const changed = await pay(2_000);
  expect(changed.clientSecret).toBe('pi_2_secret');
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(fixture.payments.calls).toEqual(['create', 'retrieve', 'cancel', 'create']);
  expect(rows().map((row) => row.status)).toEqual(['released', 'open']);
  expect([fixture.stock.left(BELL), fixture.stock.left(MAT)]).toEqual([3, 1]);
});

it('leaves the open checkout alone where the changed cart is refused', async () => {
  await pay();
  fixture.carts.fill(ADA, [{ productId: MAT, quantity: 2 }]);
  await expect(pay(1)).rejects.toMatchObject({ code: 'cart_changed' });
  expect(fixture.payments.last.status).toBe('open');
});

it.each([
  ['changed', [{ productId: MAT, quantity: 1 }], 1_000],
  ['same', [{ productId: BELL, quantity: 1 }], 5_000],
])('completes what was paid already, the cart being the %s', async (_case, cart, amount) => {
  await pay();
  fixture.payments.become('pi_1', 'succeeded');
  fixture.carts.fill(ADA, cart);
  await expect(pay(amount)).rejects.toMatchObject({
    code: 'already_paid',
    message: 'Your payment was received. Your order 100001 is placed.',
  });
  expect(fixture.orders.placed).toHaveLength(1);
});

it('completes what is paid in the very moment of cancelling', async () => {
  await pay();
  fixture.carts.fill(ADA, [{ productId: MAT, quantity: 1 }]);
  fixture.payments.beforeCancel = () => fixture.payments.become('pi_1', 'succeeded');
  await expect(pay(1_000)).rejects.toMatchObject({ code: 'already_paid' });
  expect(fixture.stock.sold.get(BELL)).toBe(1);
  expect(fixture.declines.counted).toEqual([]);
});

it.each([
  ['went back already', { refundedCents: 5_000 }, 'paid_too_late', 'refunded'],
  ['is not what the checkout asks for', { amountCents: 50 }, 'payment_differs', 'released'],
])('gives the stock back where the money %s', async (_case, change, code, status) => {
  await pay();
  fixture.payments.change('pi_1', { status: 'succeeded', ...change });
  await expect(pay()).rejects.toMatchObject({ code });
  expect([rows().map((row) => row.status), fixture.stock.left(BELL)]).toEqual([[status], 3]);
});

it('waits for the bank where that takes a payment back at the last moment', async () => {
  await pay();
  fixture.payments.become('pi_1', 'succeeded');
  const retrieve = fixture.payments.retrieve.bind(fixture.payments);
  let asked = 0;
  fixture.payments.retrieve = async (intentId) => {
    asked += 1;
    if (asked === 3) fixture.payments.become(intentId, 'processing');
    return retrieve(intentId);
  };
  await expect(pay()).rejects.toMatchObject({ code: 'payment_processing' });
  expect(rows()).toMatchObject([{ status: 'open' }]);
});

it('gives up after five intents that died at once', async () => {
  const create = fixture.payments.createIntent.bind(fixture.payments);
  fixture.payments.createIntent = async (wanted) => ({
    ...(await create(wanted)),
    status: 'canceled',
  });
  await expect(pay()).rejects.toMatchObject({ code: 'checkout_busy' });
  expect(fixture.payments.intents.size).toBe(5);
});

it('waits for the bank', async () => {
  await pay();
  fixture.payments.become('pi_1', 'processing');
  await expect(pay()).rejects.toMatchObject({ code: 'payment_processing' });
  expect(fixture.stock.left(BELL)).toBe(2);
});

it('replaces a dead intent and keeps the hold', async () => {
  await pay();
  fixture.payments.become('pi_1', 'canceled');
  expect((await pay()).clientSecret).toBe('pi_2_secret');
  expect(rows()).toMatchObject([{ version: 2, intentId: 'pi_2', status: 'open' }]);
  expect(fixture.stock.left(BELL)).toBe(2);
});

it('keeps the hold while the provider is unavailable, and goes on with a retry', async () => {
  fixture.payments.isUnavailable = true;
  await expect(pay()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(fixture.stock.left(BELL)).toBe(2);
  fixture.payments.isUnavailable = false;
  await pay();
  expect([fixture.stock.left(BELL), rows().length]).toEqual([2, 1]);
});

it('gives no old price to a cart whose price has changed', async () => {
  await pay();
  fixture.sell(BELL, 6_000, 2);
  await expect(pay(5_000)).rejects.toMatchObject({ code: 'cart_changed' });
  await pay(6_000);
  expect(fixture.payments.last.amountCents).toBe(6_000);
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
});

it('begins nothing for a payer whose cards were declined too often', async () => {
  const { begin, declines, checkouts, sell } = checkoutFixture();
  sell(BELL, 5_000, 3);
  declines.refusal = new Error('too many');
  await expect(begin(ADA)).rejects.toThrow('too many');
  expect(checkouts.rows.size).toBe(0);
});

it('begins nothing for an account or an origin whose cards were declined too often', async () => {
  const limits: DeclineLimits = fixture.declines;
  limits.check = async ({ userId, origin }) => {
    if (userId === 'user-eve' || origin === '192.0.2.1') throw new Error('too many');
  };
  const purchase = { amountCents: 5_000, customerDetails: null };
  const byEve = { ...purchase, userId: 'user-eve', origin: '192.0.2.2' };
  const fromOrigin = { ...purchase, userId: ADA, origin: '192.0.2.1' };
  await expect(fixture.start.execute(byEve)).rejects.toThrow('too many');
  await expect(fixture.start.execute(fromOrigin)).rejects.toThrow('too many');
  await fixture.start.execute({ ...fromOrigin, origin: '192.0.2.2' });
  expect(rows()).toMatchObject([{ userId: ADA, origin: '192.0.2.2' }]);
});

it('counts a payment that is given up, and none that is paid', async () => {
  const { begin, start, carts, declines, payments, sell } = checkoutFixture();
  sell(BELL, 5_000, 3);
  await begin(ADA);
  carts.fill(ADA, [{ productId: BELL, quantity: 2 }]);
  const changed = { userId: ADA, amountCents: 10_000, customerDetails: null };
  await start.execute(changed);
  expect(declines.counted).toEqual([`unpaid ${ADA} null`]);
  payments.become([...payments.intents.keys()].at(-1)!, 'succeeded');
  carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  await expect(start.execute({ ...changed, amountCents: 5_000 })).rejects.toThrow();
  expect(declines.counted).toHaveLength(1);
});
