import { type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
let desk: CheckoutFixture;

beforeEach(async () => {
  desk = checkoutFixture();
  desk.sell('bell', 5_000, 1);
  desk.carts.content = [{ productId: 'bell', quantity: 1 }];
  await desk.start.execute({ userId: ADA, amountCents: 5_000, customerDetails: null });
});

const paid = () => desk.payments.become('pi_1', 'succeeded');
const status = () => [...desk.checkouts.rows.values()][0]!.status;
const create = (userId = ADA, details: unknown = undefined) =>
  desk.create.execute(userId, 'pi_1', details);
const expire = async () => {
  desk.clock.advance(15 * 60_000);
  await desk.sweep.execute();
};

it('writes order, stock and cart, once', async () => {
  paid();
  desk.carts.content = [{ productId: 'bell', quantity: 3 }];
  expect(await create()).toMatchObject({ isNew: true, order: { number: 100_001 } });
  expect(await create()).toMatchObject({ isNew: false, order: { number: 100_001 } });
  await desk.follow.execute('pi_1');
  expect(desk.orders.placed).toMatchObject([{ totalCents: 5_000, transactionId: 'pi_1' }]);
  expect([status(), desk.stock.sold.length, desk.stock.held.size]).toEqual(['completed', 1, 0]);
  expect(desk.carts.content).toEqual([{ productId: 'bell', quantity: 2 }]);
});

it.each([
  ['open', 'unpaid'],
  ['canceled', 'unpaid'],
  ['processing', 'conflict'],
] as const)('makes no order of an intent that is %s', async (intentStatus, kind) => {
  desk.payments.become('pi_1', intentStatus);
  await expect(create()).rejects.toMatchObject({ kind });
  expect(desk.orders.placed).toEqual([]);
});

it('does not know another’s payment, before and after it is an order', async () => {
  paid();
  await expect(create('user-eve')).rejects.toMatchObject({ kind: 'not_found' });
  expect(desk.orders.placed).toEqual([]);
  await create();
  await expect(create('user-eve')).rejects.toMatchObject({ kind: 'not_found' });
  await expect(desk.create.execute(ADA, 'pi_9', {})).rejects.toMatchObject({ kind: 'not_found' });
  await expect(desk.create.execute(ADA, '../x', {})).rejects.toMatchObject({ kind: 'not_found' });
});

it.each([
  ['amount', { amountCents: 50 }],
  ['currency', { currency: 'jpy' }],
  ['owner', { userId: 'user-eve' }],
])('makes no order where the %s differs, and leaves it to an admin', async (_what, change) => {
  paid();
  desk.payments.change('pi_1', change);
  await expect(create()).rejects.toMatchObject({ code: 'payment_differs' });
  await desk.reconcile.sinceLastWalk();
  expect([...desk.odd.known.keys()]).toEqual(['pi_1']);
  await expire();
  expect([status(), desk.stock.left.get('bell')]).toEqual(['released', 1]);
  expect([desk.orders.placed, desk.refunds.requested]).toEqual([[], []]);
});

it('makes an order of a late payment while the stock is there', async () => {
  await expire();
  expect([status(), desk.stock.left.get('bell')]).toEqual(['released', 1]);
  paid();
  await desk.follow.execute('pi_1');
  expect([desk.orders.placed.length, desk.stock.left.get('bell')]).toEqual([1, 0]);
});

it('gives a late payment back in full once the stock is gone', async () => {
  await expire();
  desk.stock.left.set('bell', 0);
  paid();
  await expect(create()).rejects.toMatchObject({ code: 'paid_too_late' });
  await desk.follow.execute('pi_1');
  expect(desk.orders.placed).toEqual([]);
  expect(desk.refunds.requested).toMatchObject([
    { intentId: 'pi_1', orderId: null, amountCents: 5_000 },
  ]);
  expect(status()).toBe('refunded');
});

it('gives a second payment for the same checkout back', async () => {
  paid();
  await create();
  const second = { ...desk.payments.last, id: 'pi_2' };
  desk.payments.intents.set('pi_2', second);
  await desk.follow.execute('pi_2');
  expect(desk.refunds.requested).toMatchObject([{ intentId: 'pi_2', amountCents: 5_000 }]);
  expect([desk.orders.placed.length, status()]).toEqual([1, 'completed']);
});

it('gives the stock back when the money went back before there was an order', async () => {
  paid();
  desk.payments.change('pi_1', { refundedCents: 5_000 });
  await desk.follow.execute('pi_1');
  expect([status(), desk.stock.left.get('bell'), desk.refunds.requested]).toEqual([
    'refunded',
    1,
    [],
  ]);
});

it('gives the stock back at the word that the intent was canceled', async () => {
  desk.payments.become('pi_1', 'canceled');
  await desk.follow.execute('pi_1');
  expect([status(), desk.stock.left.get('bell')]).toEqual(['released', 1]);
});

it('passes over the word of an intent that was replaced', async () => {
  desk.payments.become('pi_1', 'canceled');
  await desk.start.execute({ userId: ADA, amountCents: 5_000, customerDetails: null });
  await desk.follow.execute('pi_1');
  expect([status(), desk.stock.left.get('bell')]).toEqual(['open', 0]);
});
