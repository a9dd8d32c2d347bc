import { newDispute } from '../../payment/testing/new-dispute.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const paidCents = () => fixture.orders.rows.get(order.id)!.snapshot.totalCents;
/** Requests a free amount; all of the payment where none is named. */
const refundAmount = (amountCents = paidCents(), key = 'form-1') =>
  fixture.refundOrder.execute(order.id, {
    key,
    lines: [],
    delivery: false,
    amountCents,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: false,
    reason: 'damaged',
    by: 'root',
  });
const cancel = () =>
  fixture.change.execute({ orderId: order.id, to: 'canceled', restock: true, by: 'root' });

const refundByHand = (cents: number, id = 're_1') =>
  fixture.refunds.enterForeign(
    { id, cents, madeFor: null, status: 'succeeded', failure: null },
    { intentId: 'pi_1', orderId: order.id, totalCents: paidCents() },
  );
const sync = () => fixture.syncOrderPayment.execute(order.id);

/** Cancels with a refund of a part, which the bank returns after the rest was refunded, or has failed. */
const cancelWithReturnedPart = async (rest: 'refunded' | 'failed') => {
  await refundAmount(8_000);
  const [part] = fixture.refunds.requested;
  await cancel();
  fixture.refunds.become('pi_1', rest);
  fixture.refunds.become('pi_1', 'failed', part);
};
const payment = async () => (await fixture.queries.find(order.id))!.paymentStatus;

describe('a part', () => {
  it('that failed in a canceled order, and is more than is left, gives way to a refund of what is left', async () => {
    await refundAmount();
    await cancel();
    expect(fixture.refunds.requested).toHaveLength(1);
    // Refused, because somebody has given a part of it back by hand.
    fixture.refunds.become('pi_1', 'failed');
    await refundByHand(1_000);
    await sync();
    await sync();
    expect(fixture.refunds.requested.slice(2)).toMatchObject([
      { amountCents: paidCents() - 1_000, part: null, requestedBy: 'root', status: 'requested' },
    ]);
    expect(await payment()).toBe('refunding');
  });

  it('that the bank returned after the rest was given back gives way to a refund of what is left', async () => {
    await cancelWithReturnedPart('refunded');
    await refundByHand(3_000);
    await sync();
    await sync();
    const rests = () => fixture.refunds.requested.slice(3);
    expect(rests()).toMatchObject([
      { amountCents: 5_000, part: { lines: [] }, requestedBy: 'root', status: 'requested' },
    ]);
    expect(await payment()).toBe('refunding');
    fixture.refunds.become('pi_1', 'failed');
    await sync();
    expect(rests()).toHaveLength(1);
    expect(await payment()).toBe('refund_failed');
    fixture.refunds.become('pi_1', 'refunded');
    await sync();
    expect(await payment()).toBe('refunded');
  });

  it('that failed waits for the retry of the rest that failed, too', async () => {
    await cancelWithReturnedPart('failed');
    await refundByHand(3_000);
    await sync();
    expect(fixture.refunds.requested).toHaveLength(3);
    expect(await payment()).toBe('refund_failed');
  });

  it('that failed waits while more was given back by hand than seems to be left', async () => {
    await cancelWithReturnedPart('refunded');
    await refundByHand(3_000);
    await refundByHand(5_001, 're_2');
    await sync();
    expect(fixture.refunds.requested.slice(3)).toMatchObject([{ status: 'unmatched' }]);
    // The bank has returned that one.
    fixture.refunds.become('pi_1', 'failed');
    await sync();
    expect(fixture.refunds.requested.slice(4)).toMatchObject([{ amountCents: 5_000 }]);
  });

  it('that failed in a canceled order is not requested anew where it can be retried', async () => {
    await refundAmount();
    await cancel();
    fixture.refunds.become('pi_1', 'failed');
    await sync();
    expect(fixture.refunds.requested).toHaveLength(1);
  });

  it('that failed and was all given back by hand is not requested anew', async () => {
    await refundAmount();
    await cancel();
    fixture.refunds.become('pi_1', 'failed');
    await refundByHand(paidCents());
    await sync();
    expect(fixture.refunds.requested).toHaveLength(2);
    expect(await payment()).toBe('refunded');
  });

  it('that failed is not requested anew because another that was paid out is more than is left', async () => {
    await refundAmount(8_000);
    fixture.refunds.become('pi_1', 'refunded');
    await refundAmount(paidCents() - 8_000, 'form-2');
    await cancel();
    fixture.refunds.become('pi_1', 'failed');
    await sync();
    expect(fixture.refunds.requested).toHaveLength(2);
    expect(await payment()).toBe('refund_failed');
  });

  it('that failed in an order that still stands is not followed by a refund of the rest', async () => {
    await refundAmount(8_000);
    fixture.refunds.become('pi_1', 'failed');
    await refundByHand(5_000);
    await sync();
    expect(fixture.refunds.requested).toHaveLength(2);
    expect(await payment()).toBe('refund_failed');
  });

  it.each([
    ['needs_answer', true, 'disputed'],
    ['needs_answer', false, 'disputed'],
    ['lost', true, 'dispute_lost'],
    ['lost', false, 'dispute_lost'],
  ] as const)(
    'that failed in a canceled order is not requested anew while the dispute is %s, shown by the order before: %s',
    async (status, isShown, paymentStatus) => {
      await refundAmount();
      await cancel();
      await fixture.disputes.save(newDispute({ status, amountCents: paidCents() }));
      if (isShown) await sync();
      fixture.refunds.become('pi_1', 'failed');
      await refundByHand(1_000);
      await sync();
      expect(fixture.refunds.requested).toHaveLength(2);
      expect(await payment()).toBe(paymentStatus);
    },
  );
});
