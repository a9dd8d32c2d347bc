import type { ReportedFraudWarning } from '../../payment/domain/fraud-warning.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { newFraudWarning } from '../../payment/testing/new-fraud-warning.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const follow = async (changes: Partial<ReportedFraudWarning> = {}) => {
  await fixture.warnings.save(newFraudWarning(changes));
  await fixture.syncOrderPayment.execute(order.id);
};
const payment = async () => (await fixture.queries.find(order.id))!.paymentStatus;
const ship = async () => (await fixture.ship.execute([order.id], 'root'))[0]?.refusal?.code;

it('stops the shipping until an admin has dismissed it, which is audited', async () => {
  await follow();
  await follow();
  expect([await payment(), await ship()]).toEqual(['fraud_warning', 'fraud_warning']);
  await fixture.dismiss.execute(order.id, 'root');
  await fixture.syncOrderPayment.execute(order.id);
  expect(await payment()).toBe('paid');
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.dismiss-fraud-warning',
      subject: `order ${order.number}`,
      before: { paymentStatus: 'fraud_warning' },
      after: { paymentStatus: 'paid' },
    },
  ]);
  expect((await fixture.historyOf(order.id)).slice(2)).toEqual([
    ['Shop', 'payment', "fraud warning of the card's bank (made with stolen card)"],
    ['root', 'payment', 'fraud warning dismissed'],
  ]);
  expect(await ship()).toBeUndefined();
});

it.each(['requested', 'failed', 'refunded'] as const)(
  'that is dismissed shows how a refund of a part stands: %s',
  async (status) => {
    await follow();
    await fixture.refundOrder.execute(order.id, {
      key: 'form-1',
      lines: [],
      delivery: false,
      amountCents: 500,
      shownCents: undefined,
      shownRefunds: undefined,
      restock: false,
      reason: 'damaged',
      by: 'root',
    });
    fixture.refunds.become('pi_1', status);
    await fixture.syncOrderPayment.execute(order.id);
    expect(await payment()).toBe('fraud_warning');
    await fixture.dismiss.execute(order.id, 'root');
    const stands = {
      requested: 'refunding',
      failed: 'refund_failed',
      refunded: 'partially_refunded',
    };
    expect(await payment()).toBe(stands[status]);
  },
);

it('that the bank issues after a dismissal counts again', async () => {
  await follow();
  await fixture.dismiss.execute(order.id, 'root');
  await follow({ id: 'issfr_2' });
  expect(await payment()).toBe('fraud_warning');
});

it('ends where it is no longer actionable', async () => {
  await follow();
  await follow({ isActionable: false });
  expect(await payment()).toBe('paid');
  expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
    'Shop',
    'payment',
    'fraud warning ended',
  ]);
});

it('lets the order be canceled, and ends with the refund', async () => {
  await follow();
  await fixture.change.execute({ orderId: order.id, to: 'canceled', by: 'root' });
  expect(fixture.refunds.requested).toMatchObject([{ intentId: 'pi_1', amountCents: 11_500 }]);
  await follow({ isActionable: false });
  expect(await payment()).toBe('refunding');
});

it('is dismissed once, and only where there is one', async () => {
  await expect(fixture.dismiss.execute(order.id, 'root')).rejects.toThrow('no fraud warning');
  await follow();
  await fixture.dismiss.execute(order.id, 'root');
  await expect(fixture.dismiss.execute(order.id, 'root')).rejects.toThrow('no fraud warning');
  await expect(fixture.dismiss.execute('nonsense', 'root')).rejects.toThrow('Order not found');
  expect(fixture.auditLog.entries).toHaveLength(1);
});

it('that is older than its order holds from the first moment', async () => {
  fixture = ordersFixture();
  await fixture.warnings.save(newFraudWarning());
  order = await fixture.placeOne();
  expect([await payment(), await ship()]).toEqual(['fraud_warning', 'fraud_warning']);
});

it('that is followed by a dispute gives way to it', async () => {
  await fixture.warnings.save(newFraudWarning());
  await fixture.disputes.save(newDispute());
  await fixture.syncOrderPayment.execute(order.id);
  expect([await payment(), await ship()]).toEqual(['disputed', 'payment_disputed']);
});
