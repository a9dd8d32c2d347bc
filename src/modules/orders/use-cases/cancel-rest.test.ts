import type { PlacedOrder } from '../domain/order-snapshot.js';
import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';
import { newDispute } from '../../payment/testing/new-dispute.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

/** A mat of $10.00 that is shipped, two bells of $50.00 that are not, and a delivery of $5.00. */
beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  const [mat] = fixture.orders.rows.get(order.id)!.snapshot.lines;
  const lines = [{ lineId: mat!.id, quantity: 1 }];
  await fixture.shipParcel.execute(order.id, { lines, tracking: NO_TRACKING, by: 'root' });
});

const cancelRest = (key = 'form-1', shownCents?: number) =>
  fixture.cancelRest.execute(order.id, {
    key,
    restock: true,
    reason: 'not_shipped',
    by: 'root',
    delivery: false,
    shownCents,
    shownRefunds: undefined,
  });
const found = async () => (await fixture.queries.find(order.id))!;
const rest = () => fixture.refunds.requested.at(-1)!;
const history = async () => (await fixture.historyOf(order.id)).slice(-3);
const lose = async () => {
  await fixture.disputes.save(newDispute({ status: 'lost', amountCents: 11_500 }));
  await fixture.syncOrderPayment.execute(order.id);
};
const refundByHand = async (cents: number) => {
  fixture.refunds.foreign = [
    { id: 're_1', madeFor: null, cents, status: 'succeeded', failure: null },
  ];
  await fixture.enterForeignRefunds.execute('pi_1');
  await fixture.syncOrderPayment.execute(order.id);
};

it('refunds and restocks what is left to ship; the order is shipped', async () => {
  await cancelRest();
  await cancelRest();
  expect(fixture.refunds.requested).toMatchObject([
    {
      amountCents: 10_000,
      status: 'requested',
      reason: 'not_shipped',
      requestedBy: 'root',
      part: { isRestocked: true, withheld: { cents: 0, reason: null } },
    },
  ]);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([2, 1]);
  expect(await found()).toMatchObject({ status: 'shipped', paymentStatus: 'refunding' });
  expect(fixture.events.published.at(-1)).toMatchObject({ name: 'orders.status-changed' });
  expect(fixture.auditLog.entries.at(-1)).toMatchObject({
    action: 'orders.cancel-rest',
    before: { status: 'pending', paymentStatus: 'paid' },
    after: { status: 'shipped', amount: 100, units: 2, reason: 'not_shipped', restock: true },
  });
});

it('gives nothing back of a payment that a dispute took, and is shipped all the same', async () => {
  await lose();
  await cancelRest('form-1', 0);
  expect(rest()).toMatchObject({
    amountCents: 0,
    status: 'refunded',
    part: { withheld: { cents: 10_000, reason: 'dispute_lost' } },
  });
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([2, 1]);
  expect(await found()).toMatchObject({ status: 'shipped', paymentStatus: 'dispute_lost' });
  expect(await history()).toEqual([
    ['root', 'refund', '$100.00 not refunded: a dispute took the payment'],
    ['root', 'stock', '2 back in stock'],
    ['root', 'status', 'shipped'],
  ]);
  expect(fixture.auditLog.entries.at(-1)).toMatchObject({ after: { amount: 0, withheld: 100 } });
});

it('gives back what refunds by hand have left, and says what not', async () => {
  await refundByHand(8_000);
  await cancelRest();
  expect(rest()).toMatchObject({
    amountCents: 3_500,
    status: 'requested',
    part: { withheld: { cents: 6_500, reason: 'refunded' } },
  });
  expect(await history()).toEqual([
    ['root', 'refund', '$65.00 not refunded: the rest of the payment was refunded before'],
    ['root', 'stock', '2 back in stock'],
    ['root', 'status', 'shipped'],
  ]);
});

it('stays refunded where nothing is left to give back', async () => {
  await refundByHand(11_500);
  await cancelRest();
  expect(rest()).toMatchObject({ amountCents: 0, status: 'refunded' });
  await fixture.syncOrderPayment.execute(order.id);
  expect(await found()).toMatchObject({ status: 'shipped', paymentStatus: 'refunded' });
});

it('is paid as before where the rest had cost nothing', async () => {
  const row = fixture.orders.rows.get(order.id)!;
  const [mat, bell] = row.snapshot.lines;
  const lines = [mat!, { ...bell!, discountCents: 10_000 }];
  const snapshot = { ...row.snapshot, totalCents: 1_500, lines };
  fixture.orders.rows.set(order.id, { ...row, snapshot });
  await cancelRest();
  await fixture.syncOrderPayment.execute(order.id);
  expect(rest()).toMatchObject({ amountCents: 0, part: { withheld: { cents: 0 } } });
  expect(await found()).toMatchObject({ status: 'shipped', paymentStatus: 'paid' });
});

it('changes nothing while a dispute is open, and for an unknown order', async () => {
  await fixture.disputes.save(newDispute());
  await fixture.syncOrderPayment.execute(order.id);
  await expect(cancelRest()).rejects.toThrow('The payment of this order is disputed.');
  expect([fixture.refunds.requested, fixture.inStock()]).toEqual([[], 0]);
  order = { ...order, id: 'nonsense' };
  await expect(cancelRest()).rejects.toThrow('Order not found');
});
