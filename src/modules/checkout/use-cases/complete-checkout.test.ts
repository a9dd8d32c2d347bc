import { newUser } from '../../auth/domain/user.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import {
  BELL,
  type CheckoutFixture,
  checkoutFixture,
  HOLD_MS,
} from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
let fixture: CheckoutFixture;

beforeEach(async () => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 1);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  await fixture.start.execute({ userId: ADA, amountCents: 5_000, customerDetails: null });
});

const paid = () => fixture.payments.become('pi_1', 'succeeded');
const status = () => [...fixture.checkouts.rows.values()][0]!.status;
const create = (userId = ADA, details: unknown = undefined) =>
  fixture.create.execute(userId, 'pi_1', details);
const expire = async () => {
  fixture.clock.advance(HOLD_MS);
  await fixture.sweep.execute();
};

it('writes order, stock and cart, once', async () => {
  paid();
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 3 }]);
  expect(await create()).toMatchObject({ isNew: true, order: { number: 100_001 } });
  expect(await create()).toMatchObject({ isNew: false, order: { number: 100_001 } });
  await fixture.follow.execute('pi_1');
  expect(fixture.orders.placed).toMatchObject([{ totalCents: 5_000, transactionId: 'pi_1' }]);
  expect(status()).toBe('completed');
  expect([fixture.stock.sold.get(BELL), fixture.catalog.held.size]).toEqual([1, 0]);
  expect(await fixture.carts.lines(ADA)).toEqual([{ productId: BELL, quantity: 2 }]);
});

it('answers an order that is there while the provider is unavailable', async () => {
  paid();
  await create();
  fixture.payments.isUnavailable = true;
  expect(await create()).toMatchObject({ isNew: false, order: { number: 100_001 } });
});

it('answers the order that another made meanwhile', async () => {
  paid();
  const retrieve = fixture.payments.retrieve.bind(fixture.payments);
  fixture.payments.retrieve = async (intentId) => {
    fixture.payments.retrieve = retrieve;
    await fixture.follow.execute(intentId);
    fixture.failpoints.diesAt = 'order-committed';
    return retrieve(intentId);
  };
  expect(await create()).toMatchObject({ isNew: false, order: { number: 100_001 } });
  expect(fixture.orders.placed).toHaveLength(1);
});

it('has its order where the process died after it was made', async () => {
  fixture.failpoints.diesAt = 'order-committed';
  await expect(create()).rejects.toMatchObject({ kind: 'unpaid' });
  paid();
  await expect(create()).rejects.toThrow('died');
  expect(await create()).toMatchObject({ isNew: false, order: { number: 100_001 } });
});

it('sends an order without details to the name and address of the account', async () => {
  const createdAt = fixture.clock.now();
  await fixture.users.add(newUser({ id: ADA, name: 'Ada', email: 'ada@x.test', createdAt }), '');
  paid();
  await create();
  expect(fixture.orders.placed).toMatchObject([
    { customerDetails: { fullName: 'Ada', email: 'ada@x.test', zip: '' }, shippingCents: 0 },
  ]);
});

it('sends an order to where its checkout says, whatever comes with the request', async () => {
  const { customerDetails } = newOrderSnapshot(1, ADA);
  await fixture.start.execute({ userId: ADA, amountCents: 5_000, customerDetails });
  paid();
  await create(ADA, { ...customerDetails, fullName: 'Eve' });
  expect(fixture.orders.placed).toMatchObject([{ customerDetails }]);
});

it('sends an order without details to those that came with the request', async () => {
  const { customerDetails } = newOrderSnapshot(1, ADA);
  paid();
  await create(ADA, customerDetails);
  expect(fixture.orders.placed).toMatchObject([{ customerDetails }]);
});

it.each([
  ['open', 'unpaid'],
  ['canceled', 'unpaid'],
  ['processing', 'conflict'],
] as const)('makes no order of an intent that is %s', async (intentStatus, kind) => {
  fixture.payments.become('pi_1', intentStatus);
  await expect(create()).rejects.toMatchObject({ kind });
  expect(fixture.orders.placed).toEqual([]);
});

it('does not know another’s payment, before and after it is an order', async () => {
  paid();
  await expect(create('user-eve')).rejects.toMatchObject({ kind: 'not_found' });
  expect(fixture.orders.placed).toEqual([]);
  await create();
  await expect(create('user-eve')).rejects.toMatchObject({ kind: 'not_found' });
  await expect(fixture.create.execute(ADA, 'pi_9', {})).rejects.toMatchObject({
    kind: 'not_found',
  });
});

it.each(['', '../x', 'pi_1/refund', 'pi_1?', 'x'.repeat(256)])(
  'does not know a payment whose id cannot be one: %j',
  async (id) => {
    await expect(fixture.create.execute(ADA, id, {})).rejects.toMatchObject({
      message: 'Payment not found',
    });
  },
);

it.each(['x', 'x'.repeat(255)])('knows a payment whose id may be one: %j', async (id) => {
  fixture.payments.intents.set(id, { ...fixture.payments.last, id, status: 'succeeded' });
  expect(await fixture.create.execute(ADA, id, {})).toMatchObject({ isNew: true });
});

it('does not know a payment of no checkout', async () => {
  paid();
  for (const checkoutId of [undefined, 'nonsense', '00000000-0000-7000-8000-000000000999']) {
    fixture.payments.change('pi_1', { checkoutId });
    await expect(create()).rejects.toMatchObject({ message: 'Payment not found' });
  }
  expect(fixture.orders.placed).toEqual([]);
});

it.each([
  ['amount', { amountCents: 50 }],
  ['currency', { currency: 'jpy' }],
  ['owner', { userId: 'user-eve' }],
])('makes no order where the %s differs, and leaves it to an admin', async (_what, change) => {
  paid();
  fixture.payments.change('pi_1', change);
  await expect(create()).rejects.toMatchObject({ code: 'payment_differs' });
  await fixture.reconcile.sinceLastRun();
  expect([...fixture.reconciliation.unmatched.keys()]).toEqual(['pi_1']);
  await expire();
  expect([status(), fixture.stock.left(BELL)]).toEqual(['released', 1]);
  expect([fixture.orders.placed, fixture.refunds.requested]).toEqual([[], []]);
});

it('makes an order of a late payment while the stock is there', async () => {
  await expire();
  expect([status(), fixture.stock.left(BELL)]).toEqual(['released', 1]);
  paid();
  await fixture.follow.execute('pi_1');
  expect([fixture.orders.placed.length, fixture.stock.left(BELL)]).toEqual([1, 0]);
});

it('gives a late payment back in full once the stock is gone', async () => {
  await expire();
  fixture.catalog.sell(BELL, { quantity: 0 });
  paid();
  await expect(create()).rejects.toMatchObject({ code: 'paid_too_late' });
  await fixture.follow.execute('pi_1');
  expect(fixture.orders.placed).toEqual([]);
  expect(fixture.refunds.requested).toMatchObject([
    {
      intentId: 'pi_1',
      orderId: null,
      amountCents: 5_000,
      reason: 'Paid, but the checkout could not become an order',
    },
  ]);
  expect(status()).toBe('refunded');
});

it('refunds nothing where the stock cannot be asked for', async () => {
  await expire();
  paid();
  fixture.stock.hold = async () => {
    throw new Error('The database is away.');
  };
  await expect(create()).rejects.toThrow('The database is away.');
  expect([status(), fixture.refunds.requested]).toEqual(['released', []]);
});

it('refunds only the rest of a late payment that was partly refunded by hand', async () => {
  await expire();
  fixture.catalog.sell(BELL, { quantity: 0 });
  paid();
  fixture.payments.change('pi_1', { refundedCents: 1_500 });
  await fixture.follow.execute('pi_1');
  expect(fixture.refunds.requested).toMatchObject([{ intentId: 'pi_1', amountCents: 3_500 }]);
});

it('gives a second payment for the same checkout back', async () => {
  paid();
  await create();
  const second = { ...fixture.payments.last, id: 'pi_2' };
  fixture.payments.intents.set('pi_2', second);
  await fixture.follow.execute('pi_2');
  expect(fixture.refunds.requested).toMatchObject([{ intentId: 'pi_2', amountCents: 5_000 }]);
  expect([fixture.orders.placed.length, status()]).toEqual([1, 'completed']);
});

it('gives a second payment back of a checkout whose first one went back', async () => {
  paid();
  fixture.payments.change('pi_1', { refundedCents: 5_000 });
  await fixture.follow.execute('pi_1');
  const second = { ...fixture.payments.last, id: 'pi_2', refundedCents: 0 };
  fixture.payments.intents.set('pi_2', second);
  await fixture.follow.execute('pi_2');
  expect(fixture.refunds.requested).toMatchObject([{ intentId: 'pi_2', amountCents: 5_000 }]);
  expect([...fixture.checkouts.rows.values()]).toMatchObject([
    { status: 'refunded', intentId: 'pi_1' },
  ]);
});

it('gives the stock back when the money went back before there was an order', async () => {
  paid();
  fixture.payments.change('pi_1', { refundedCents: 5_000 });
  await fixture.follow.execute('pi_1');
  expect([status(), fixture.stock.left(BELL)]).toEqual(['refunded', 1]);
  expect(fixture.refunds.requested).toEqual([]);
});

it('releases the stock when the intent was canceled', async () => {
  fixture.payments.become('pi_1', 'canceled');
  await fixture.follow.execute('pi_1');
  expect([status(), fixture.stock.left(BELL)]).toEqual(['released', 1]);
});

it.each(['open', 'processing'] as const)(
  'keeps the stock while the intent is %s',
  async (intentStatus) => {
    fixture.payments.become('pi_1', intentStatus);
    await fixture.follow.execute('pi_1');
    expect([status(), fixture.stock.left(BELL)]).toEqual(['open', 0]);
  },
);

it('ignores an update of an intent that was replaced', async () => {
  fixture.payments.become('pi_1', 'canceled');
  await fixture.start.execute({ userId: ADA, amountCents: 5_000, customerDetails: null });
  await fixture.follow.execute('pi_1');
  expect([status(), fixture.stock.left(BELL)]).toEqual(['open', 0]);
});
