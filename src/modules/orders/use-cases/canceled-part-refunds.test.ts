import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const paidCents = () => fixture.orders.rows.get(order.id)!.snapshot.totalCents;
/** Requests all of the payment as a free amount. */
const refundAll = () =>
  fixture.refundOrder.execute(order.id, {
    ...{ key: 'form-1', lines: [], delivery: false },
    ...{ amountCents: paidCents(), shownCents: undefined, shownRefunds: undefined },
    ...{ restock: false, reason: 'damaged', by: 'root' },
  });
const cancel = () =>
  fixture.change.execute({ orderId: order.id, to: 'canceled', restock: true, by: 'root' });

describe('a part', () => {
  it('that failed in a canceled order, and is more than is left, gives way to a refund of what is left', async () => {
    const totalCents = paidCents();
    await refundAll();
    await cancel();
    expect(fixture.refunds.requested).toHaveLength(1);
    // Refused, because somebody has given a part of it back by hand.
    fixture.refunds.become('pi_1', 'failed');
    const listed = {
      id: 're_1',
      cents: 1_000,
      madeFor: null,
      status: 'succeeded',
      failure: null,
    } as const;
    await fixture.refunds.enterForeign(listed, { intentId: 'pi_1', orderId: order.id, totalCents });
    await fixture.syncOrderPayment.execute(order.id);
    await fixture.syncOrderPayment.execute(order.id);
    expect(fixture.refunds.requested.slice(2)).toMatchObject([
      { amountCents: totalCents - 1_000, part: null, requestedBy: 'root', status: 'requested' },
    ]);
    expect((await fixture.queries.find(order.id))!.paymentStatus).toBe('refunding');
  });

  it('that failed in a canceled order is not requested anew where it can be retried', async () => {
    await refundAll();
    await cancel();
    fixture.refunds.become('pi_1', 'failed');
    await fixture.syncOrderPayment.execute(order.id);
    expect(fixture.refunds.requested).toHaveLength(1);
  });
});
