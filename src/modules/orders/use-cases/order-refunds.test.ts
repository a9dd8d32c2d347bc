import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const cancel = () =>
  fixture.change.execute({ orderId: order.id, to: 'canceled', restock: true, by: 'root' });
const payment = async () => (await fixture.queries.find(order.id))!.paymentStatus;
const follow = async (status: 'requested' | 'sent' | 'refunded' | 'failed') => {
  fixture.refunds.become('pi_1', status);
  await fixture.syncOrderPayment.execute(order.id);
};

it.each([
  ['refunded', 'refunded', 'sent to the card, there usually within 5 to 10 days'],
  ['failed', 'refund_failed', 'refused by the card provider'],
] as const)('writes down a refund that is %s, once', async (status, paymentStatus, detail) => {
  await cancel();
  await follow(status);
  await follow(status);
  expect(await payment()).toBe(paymentStatus);
  expect((await fixture.historyOf(order.id)).slice(5)).toEqual([['Shop', 'refund', detail]]);
});

it('writes down that a failed refund is on its way again', async () => {
  await cancel();
  await follow('failed');
  await follow('sent');
  expect(await payment()).toBe('refunding');
  expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
    'Shop',
    'refund',
    'on its way to the card',
  ]);
});

it.each(['requested', 'sent'] as const)('has nothing to add while it is %s', async (status) => {
  await cancel();
  await follow(status);
  expect([await payment(), (await fixture.historyOf(order.id)).length]).toEqual(['refunding', 5]);
});

it('leaves an order without a refund, and an unknown one, alone', async () => {
  await fixture.syncOrderPayment.execute(order.id);
  await fixture.syncOrderPayment.execute('nonsense');
  expect([await payment(), (await fixture.historyOf(order.id)).length]).toEqual(['paid', 2]);
});

describe('a retry', () => {
  it('sends a failed refund again', async () => {
    await cancel();
    await follow('failed');
    fixture.auditLog.entries.length = 0;
    await fixture.retry.execute(order.id, 'root');
    expect(fixture.refunds.requested).toMatchObject([{ intentId: 'pi_1', status: 'requested' }]);
    expect(await payment()).toBe('refunding');
    expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
      'root',
      'refund',
      'requested again',
    ]);
    expect(fixture.auditLog.entries).toEqual([
      {
        actor: { id: 'root' },
        action: 'orders.retry-refund',
        subject: `order ${order.number}`,
        before: { paymentStatus: 'refund_failed' },
        after: { paymentStatus: 'refunding' },
      },
    ]);
  });

  it('changes nothing where no refund has failed', async () => {
    await cancel();
    await follow('refunded');
    await expect(fixture.retry.execute(order.id, 'root')).rejects.toThrow('no failed refund');
    expect(await payment()).toBe('refunded');
  });

  it('does not know an unknown order', async () => {
    const retrying = fixture.retry.execute('nonsense', 'root');
    await expect(retrying).rejects.toThrow('Order not found');
  });
});
