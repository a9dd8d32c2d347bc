import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  fixture.events.published.length = 0;
});

const statusNow = async () => (await fixture.queries.find(order.id))!.status;

it('gives money and stock back and tells of it, without an entry in the audit log', async () => {
  await fixture.cancelOwn.execute(order.id, order.userId);
  expect(await fixture.queries.find(order.id)).toMatchObject({
    status: 'canceled',
    paymentStatus: 'refunding',
  });
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([3, 0]);
  expect(fixture.refunds.requested).toMatchObject([{ orderId: order.id, amountCents: 11_500 }]);
  expect((await fixture.historyOf(order.id)).slice(2)).toEqual([
    [order.userId, 'status', 'canceled'],
    [order.userId, 'stock', '3 back in stock'],
    [order.userId, 'refund', '$115.00 requested'],
  ]);
  expect(fixture.events.published).toEqual([
    { name: 'orders.status-changed', payload: { orderId: order.id, status: 'canceled' } },
  ]);
  expect(fixture.auditLog.entries).toEqual([]);
});

it.each([
  ['somebody else’s', () => fixture.cancelOwn.execute(order.id, 'eve')],
  ['an unknown one', () => fixture.cancelOwn.execute('unknown', order.userId)],
])('does not find %s', async (_which, cancel) => {
  await expect(cancel()).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Order not found',
  });
  expect(await statusNow()).toBe('pending');
});

it.each(['shipped', 'canceled'] as const)('refuses one that is %s', async (to) => {
  await fixture.change.execute({ orderId: order.id, to, by: 'root' });
  const refunds = fixture.refunds.requested.length;
  await expect(fixture.cancelOwn.execute(order.id, order.userId)).rejects.toMatchObject({
    code: 'too_late_to_cancel',
    message: 'This order can no longer be canceled.',
  });
  expect([await statusNow(), fixture.refunds.requested.length]).toEqual([to, refunds]);
});
