import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
/** A return of which one bell for 5,000 cents was received. */
let id: string;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
  id = await fixture.returnOne(order, 'received');
});

const stored = () => fixture.returns.rows.get(id)!;
const told = async (entries: number) => (await fixture.shop.historyOf(order.id)).slice(-entries);
const refunded = ['Shop', 'return', 'return 1 refunded'];
const cameBack = ['Shop', 'return', 'return 1 no longer refunded: the refund came back'];
const refund = (changes: object = {}) =>
  fixture.refund.execute(id, {
    key: 'refund-1',
    delivery: false,
    shownCents: 5_000,
    shownRefunds: undefined,
    by: 'root',
    ...changes,
  });
/** Refunds the mat, which is in no return. */
const refundByHand = (key: string) =>
  fixture.shop.refundOrder.execute(order.id, {
    key,
    lines: [{ lineId: fixture.lineId(order, 0), quantity: 1 }],
    delivery: false,
    amountCents: undefined,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: false,
    reason: 'goodwill',
    by: 'root',
  });
const become = (status: 'refunded' | 'failed') => fixture.shop.refunds.become('pi_1', status);
const apply = () => fixture.applyRefund.execute(stored().refundId!);

describe('a refund of a return', () => {
  it('never is another refund of the order with the key of the form', async () => {
    await refundByHand('refund-1');
    await expect(refund()).rejects.toMatchObject({ code: 'return_refund_requested' });
    expect(stored().refundId).toBeNull();
    expect(fixture.shop.refunds.requested).toHaveLength(1);
  });

  it('is refused where the whole order is refunded already', async () => {
    const { transactionId: intentId } = order;
    await fixture.shop.refunds.request({
      orderId: order.id,
      intentId,
      amountCents: 11_500,
      reason: 'all',
      requestedBy: null,
    });
    await expect(refund()).rejects.toMatchObject({ kind: 'conflict' });
    expect(stored().refundId).toBeNull();
    expect(fixture.shop.refunds.requested).toHaveLength(1);
  });
});

describe('what becomes of the refund of a return', () => {
  it('is its own, and not that of another refund of the order', async () => {
    await refundByHand('by-hand');
    become('refunded');
    await refund();
    await apply();
    expect(stored().state).toBe('received');
    become('refunded');
    await apply();
    expect(stored().state).toBe('refunded');
  });

  it('is told once, and told where the bank returns it', async () => {
    await refund();
    const before = (await told(1))[0];
    become('refunded');
    await apply();
    await apply();
    expect(await told(2)).toEqual([before, refunded]);
    become('failed');
    await apply();
    expect(await told(2)).toEqual([refunded, cameBack]);
  });

  it('fails where the order does not know of it', async () => {
    await fixture.returns.save({ ...stored(), refundId: 'unknown' });
    await expect(apply()).rejects.toThrow(`refund unknown of order ${order.id} does not exist`);
    expect(stored().state).toBe('received');
  });
});
