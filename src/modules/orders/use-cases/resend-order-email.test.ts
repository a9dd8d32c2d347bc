import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  fixture.events.published.length = 0;
});

it('asks for the email of a status that the order was in, and writes down who did', async () => {
  await fixture.change.execute({ orderId: order.id, to: 'shipped', by: 'root' });
  fixture.auditLog.entries.length = 0;
  await fixture.resend.execute(order.id, { status: 'pending' }, 'root');
  expect(fixture.events.published.at(-1)).toEqual({
    name: 'orders.email-requested',
    payload: { orderId: order.id, status: 'pending' },
  });
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.resend-email',
      subject: `order ${order.number}`,
      before: null,
      after: { email: 'pending' },
    },
  ]);
});

it('refuses the email of a status that the order was never in', async () => {
  await expect(
    fixture.resend.execute(order.id, { status: 'shipped' }, 'root'),
  ).rejects.toMatchObject({
    kind: 'conflict',
    code: 'no_such_email',
  });
  expect(fixture.events.published).toEqual([]);
});

it('refuses every email where the customer was erased', async () => {
  const row = fixture.orders.rows.get(order.id)!;
  row.snapshot = {
    ...row.snapshot,
    customerDetails: { ...row.snapshot.customerDetails, email: '' },
  };
  await expect(
    fixture.resend.execute(order.id, { status: 'pending' }, 'root'),
  ).rejects.toMatchObject({
    code: 'no_such_email',
  });
});

it('does not find an unknown order', async () => {
  await expect(
    fixture.resend.execute('unknown', { status: 'pending' }, 'root'),
  ).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Order not found',
  });
});

const resent = () => fixture.events.published.at(-1)?.payload;
const lastEmail = () => fixture.auditLog.entries.at(-1)?.after;
const lineOf = (at: number) => fixture.orders.rows.get(order.id)!.snapshot.lines[at]!.id;
const ship = (at: number) =>
  fixture.shipParcel.execute(order.id, {
    lines: [{ lineId: lineOf(at), quantity: 1 }],
    tracking: NO_TRACKING,
    by: 'root',
  });

it('asks for the email of a parcel, but not of the one that completes the order', async () => {
  await ship(0);
  const [parcel] = fixture.orders.rows.get(order.id)!.parcels;
  await fixture.resend.execute(order.id, { parcelId: parcel!.id }, 'root');
  expect(resent()).toEqual({ orderId: order.id, parcelId: parcel!.id, number: 1 });
  expect(lastEmail()).toEqual({ email: 'parcel 1' });
  await fixture.change.execute({ orderId: order.id, to: 'shipped', by: 'root' });
  const last = fixture.orders.rows.get(order.id)!.parcels[1]!;
  const ofLast = fixture.resend.execute(order.id, { parcelId: last.id }, 'root');
  await expect(ofLast).rejects.toMatchObject({ code: 'no_such_email' });
});

it('asks for the email of a refund of a part, once it is confirmed', async () => {
  await fixture.refundOrder.execute(order.id, {
    key: 'form',
    lines: [],
    delivery: false,
    amountCents: 100,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: false,
    reason: 'goodwill',
    by: 'root',
  });
  const refundId = fixture.refunds.requested[0]!.id;
  const early = fixture.resend.execute(order.id, { refundId }, 'root');
  await expect(early).rejects.toMatchObject({ code: 'no_such_email' });
  fixture.refunds.become('pi_1', 'refunded');
  await fixture.resend.execute(order.id, { refundId }, 'root');
  expect(resent()).toEqual({ orderId: order.id, refundId });
  expect(lastEmail()).toEqual({ email: 'refund' });
});

it('asks for the email of any parcel but the last of a shipped order', async () => {
  await ship(0);
  await ship(1);
  await ship(1);
  const { state, parcels } = fixture.orders.rows.get(order.id)!;
  expect(state.status).toBe('shipped');
  await fixture.resend.execute(order.id, { parcelId: parcels[1]!.id }, 'root');
  expect(resent()).toEqual({ orderId: order.id, parcelId: parcels[1]!.id, number: 2 });
});

describe('the email of a refund', () => {
  const refund = async (key: string) => {
    await fixture.refundOrder.execute(order.id, {
      key,
      lines: [],
      delivery: false,
      amountCents: 100,
      shownCents: undefined,
      shownRefunds: undefined,
      restock: false,
      reason: 'goodwill',
      by: 'root',
    });
    return fixture.refunds.requested.at(-1)!.id;
  };
  const resend = (refundId: string) => fixture.resend.execute(order.id, { refundId }, 'root');
  const noSuchEmail = { kind: 'conflict', code: 'no_such_email' };

  it('is asked for by its own status where there are several', async () => {
    const first = await refund('form-1');
    const second = await refund('form-2');
    fixture.refunds.become('pi_1', 'refunded');
    await resend(second);
    expect(resent()).toEqual({ orderId: order.id, refundId: second });
    await expect(resend(first)).rejects.toMatchObject(noSuchEmail);
  });

  it('does not exist where the refund does not', async () => {
    await expect(resend('nonsense')).rejects.toMatchObject(noSuchEmail);
  });

  it('does not exist where a dispute left nothing to give back', async () => {
    await ship(0);
    await fixture.disputes.save(newDispute({ status: 'lost', amountCents: 11_500 }));
    await fixture.syncOrderPayment.execute(order.id);
    await fixture.cancelRest.execute(order.id, {
      key: 'form-1',
      restock: true,
      reason: 'not_shipped',
      by: 'root',
      delivery: false,
      shownCents: undefined,
      shownRefunds: undefined,
    });
    const [rest] = fixture.refunds.requested;
    expect(rest).toMatchObject({ amountCents: 0, status: 'refunded' });
    await expect(resend(rest!.id)).rejects.toMatchObject(noSuchEmail);
  });
});
