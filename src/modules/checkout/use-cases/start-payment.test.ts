import { type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

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
let desk: CheckoutFixture;

beforeEach(() => {
  desk = checkoutFixture();
  desk.sell('bell', 5_000, 3);
  desk.sell('mat', 1_000, 3);
  desk.carts.content = [{ productId: 'bell', quantity: 1 }];
});

const pay = (amountCents = 5_000, customerDetails: typeof DETAILS | null = null) =>
  desk.start.execute({ userId: ADA, amountCents, customerDetails });
const rows = () => [...desk.checkouts.rows.values()];

it('holds the stock and asks for an intent over the shop’s own total', async () => {
  const { clientSecret, holdUntil } = await pay();
  expect(clientSecret).toBe('pi_1_secret');
  expect(holdUntil.getTime() - desk.clock.now().getTime()).toBe(15 * 60_000);
  expect(desk.payments.last).toMatchObject({ amountCents: 5_000, userId: ADA });
  expect(desk.stock.left.get('bell')).toBe(2);
});

it('keeps the intent of the same cart, with the latest details and more time', async () => {
  await pay();
  desk.clock.advance(60_000);
  const again = await pay(5_000, DETAILS);
  await pay();
  expect(again.clientSecret).toBe('pi_1_secret');
  expect(again.holdUntil.getTime() - desk.clock.now().getTime()).toBe(15 * 60_000);
  expect(rows()).toMatchObject([{ customerDetails: DETAILS, status: 'open' }]);
  expect(desk.stock.left.get('bell')).toBe(2);
});

it('asks for nothing where the amount differs', async () => {
  await expect(pay(4_999)).rejects.toMatchObject({
    message: 'Your cart has changed',
    data: { amount: 50 },
  });
  expect([desk.payments.calls, rows(), desk.stock.left.get('bell')]).toEqual([[], [], 3]);
});

it('cancels the old intent of a changed cart before it asks for a new one', async () => {
  await pay();
  desk.carts.content = [{ productId: 'mat', quantity: 2 }];
  const changed = await pay(2_000);
  expect(changed.clientSecret).toBe('pi_2_secret');
  expect(desk.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(desk.payments.calls).toEqual(['create', 'retrieve', 'cancel', 'create']);
  expect(rows().map((row) => row.status)).toEqual(['released', 'open']);
  expect([desk.stock.left.get('bell'), desk.stock.left.get('mat')]).toEqual([3, 1]);
});

it('leaves the open checkout alone where the changed cart is refused', async () => {
  await pay();
  desk.carts.content = [{ productId: 'mat', quantity: 2 }];
  await expect(pay(1)).rejects.toMatchObject({ code: 'cart_changed' });
  expect(desk.payments.last.status).toBe('open');
});

it.each([
  ['changed', [{ productId: 'mat', quantity: 1 }], 1_000],
  ['same', [{ productId: 'bell', quantity: 1 }], 5_000],
])('completes what was paid already, the cart being the %s', async (_case, cart, amount) => {
  await pay();
  desk.payments.become('pi_1', 'succeeded');
  desk.carts.content = cart;
  await expect(pay(amount)).rejects.toMatchObject({
    code: 'already_paid',
    message: 'Your payment was received. Your order 100001 is placed.',
  });
  expect(desk.orders.placed).toHaveLength(1);
});

it('completes what is paid in the very moment of cancelling', async () => {
  await pay();
  desk.carts.content = [{ productId: 'mat', quantity: 1 }];
  desk.payments.beforeCancel = () => desk.payments.become('pi_1', 'succeeded');
  await expect(pay(1_000)).rejects.toMatchObject({ code: 'already_paid' });
  expect(desk.stock.sold).toHaveLength(1);
});

it('waits for the bank', async () => {
  await pay();
  desk.payments.become('pi_1', 'processing');
  await expect(pay()).rejects.toMatchObject({ code: 'payment_processing' });
  expect(desk.stock.left.get('bell')).toBe(2);
});

it('replaces a dead intent and keeps the hold', async () => {
  await pay();
  desk.payments.become('pi_1', 'canceled');
  expect((await pay()).clientSecret).toBe('pi_2_secret');
  expect(rows()).toMatchObject([{ version: 2, intentId: 'pi_2', status: 'open' }]);
  expect(desk.stock.left.get('bell')).toBe(2);
});

it('keeps the hold while the provider is away, and goes on with a retry', async () => {
  desk.payments.isAway = true;
  await expect(pay()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(desk.stock.left.get('bell')).toBe(2);
  desk.payments.isAway = false;
  await pay();
  expect([desk.stock.left.get('bell'), rows().length]).toEqual([2, 1]);
});

it('gives no old price to a cart whose price has changed', async () => {
  await pay();
  desk.sell('bell', 6_000, 2);
  await expect(pay(5_000)).rejects.toMatchObject({ code: 'cart_changed' });
  await pay(6_000);
  expect(desk.payments.last.amountCents).toBe(6_000);
  expect(desk.payments.intents.get('pi_1')!.status).toBe('canceled');
});
