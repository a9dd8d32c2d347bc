import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';
import type { PartRefundRequest } from './plan-part-refund.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

/** The id of a line of the order: the mat, then the bells. */
const lineId = (at: number) => fixture.orders.rows.get(order.id)!.snapshot.lines[at]!.id;

/** One of the two bells of $50.00, beside a mat of $10.00 and a delivery of $5.00. */
const refund = (changes: Partial<PartRefundRequest> = {}) =>
  fixture.refundOrder.execute(order.id, {
    key: 'form-1',
    lines: [{ lineId: lineId(1), quantity: 1 }],
    delivery: false,
    amountCents: undefined,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: true,
    reason: 'damaged',
    by: 'root',
    ...changes,
  });
const cancel = () =>
  fixture.change.execute({ orderId: order.id, to: 'canceled', restock: true, by: 'root' });
const found = async () => (await fixture.queries.find(order.id))!;
const follow = async (status: 'sent' | 'refunded' | 'failed') => {
  fixture.refunds.become('pi_1', status);
  await fixture.syncOrderPayment.execute(order.id);
};

it('refunds units with their stock, and says so', async () => {
  await refund();
  expect(fixture.refunds.requested).toMatchObject([
    {
      intentId: 'pi_1',
      orderId: order.id,
      amountCents: 5_000,
      reason: 'damaged',
      requestedBy: 'root',
      status: 'requested',
      part: {
        requestKey: 'form-1',
        deliveryCents: 0,
        isRestocked: true,
        lines: [{ lineId: lineId(1), quantity: 1, amountCents: 5_000 }],
      },
    },
  ]);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([1, 2]);
  expect((await found()).paymentStatus).toBe('refunding');
  expect((await fixture.historyOf(order.id)).slice(2)).toEqual([
    ['root', 'refund', '$50.00 requested'],
    ['root', 'stock', '1 back in stock'],
  ]);
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.refund',
      subject: `order ${order.number}`,
      before: { paymentStatus: 'paid' },
      after: {
        paymentStatus: 'refunding',
        amount: 50,
        units: 1,
        delivery: false,
        restock: true,
        reason: 'damaged',
      },
    },
  ]);
});

it('is one refund for each key of a form', async () => {
  await refund();
  await refund();
  expect(fixture.refunds.requested).toHaveLength(1);
  expect([fixture.inStock(), fixture.auditLog.entries.length]).toEqual([1, 1]);
  await refund({ key: 'form-2' });
  expect(fixture.refunds.requested).toHaveLength(2);
});

it('moves no stock where that is not wanted, and for a free amount', async () => {
  await refund({ restock: false });
  await refund({ key: 'form-2', lines: [], amountCents: 100 });
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([0, 2]);
  expect(fixture.refunds.requested.map(({ part }) => part?.isRestocked)).toEqual([false, false]);
});

it('becomes partially refunded once the provider confirms it, off the revenue', async () => {
  await refund();
  await follow('refunded');
  expect(await found()).toMatchObject({
    paymentStatus: 'partially_refunded',
    partRefundedCents: 5_000,
  });
  const { name } = fixture.events.published.at(-1)!;
  expect(name).toBe('orders.loss-changed');
  await follow('failed');
  expect(await found()).toMatchObject({ paymentStatus: 'refund_failed', partRefundedCents: 0 });
});

it('leaves to a cancellation what is left, of money and of stock', async () => {
  await refund();
  await follow('refunded');
  await cancel();
  expect(fixture.refunds.requested.at(-1)).toMatchObject({
    amountCents: 6_500,
    part: null,
    requestedBy: 'root',
  });
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([3, 0]);
  await follow('refunded');
  expect((await found()).paymentStatus).toBe('refunded');
});

it('leaves nothing to a cancellation where all went back', async () => {
  await refund({
    delivery: true,
    restock: true,
    lines: [0, 1].map((at) => ({ lineId: lineId(at), quantity: at + 1 })),
  });
  await follow('refunded');
  expect((await found()).paymentStatus).toBe('refunded');
  await cancel();
  expect(fixture.refunds.requested).toHaveLength(1);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([3, 0]);
  expect(await found()).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
});

it('changes nothing where it is refused', async () => {
  await refund({ restock: false });
  const refusals = [
    refund({ key: 'form-2', lines: [{ lineId: lineId(1), quantity: 2 }] }),
    refund({ key: 'form-3', shownRefunds: 0 }),
    refund({ key: 'form-4', lines: [], amountCents: 6_501 }),
  ];
  for (const refused of await Promise.allSettled(refusals)) {
    expect(refused).toMatchObject({ status: 'rejected', reason: { kind: 'conflict' } });
  }
  expect(fixture.refunds.requested).toHaveLength(1);
  expect(fixture.inStock()).toBe(0);
});

it('does not know an unknown order', async () => {
  const refused = fixture.refundOrder.execute('nonsense', {} as PartRefundRequest);
  await expect(refused).rejects.toThrow('Order not found');
});

describe('a retry', () => {
  it('sends the named one of two that failed again', async () => {
    await refund();
    await follow('failed');
    await refund({ key: 'form-2' });
    await follow('failed');
    const [first, second] = fixture.refunds.requested;
    await fixture.retry.execute(order.id, 'root', first!.id);
    expect(fixture.refunds.requested).toMatchObject([
      { status: 'requested', amountCents: 5_000, keyNumber: 2 },
      { status: 'failed' },
    ]);
    const other = fixture.retry.execute(order.id, 'root', 'nonsense');
    await expect(other).rejects.toThrow('This order has no failed refund.');
    await fixture.retry.execute(order.id, 'root');
    expect(fixture.refunds.requested).toMatchObject([{}, { id: second!.id, keyNumber: 2 }]);
  });
});

describe('what was refunded by hand at the provider', () => {
  const listed = { id: 're_1', madeFor: null, cents: 4_000, failure: null } as const;
  beforeEach(() => {
    fixture.refunds.foreign = [{ ...listed, status: 'succeeded' }];
  });

  it('is entered once as a free amount without stock', async () => {
    await fixture.enterForeignRefunds.execute('pi_1');
    await fixture.enterForeignRefunds.execute('pi_1');
    await fixture.syncOrderPayment.execute(order.id);
    expect(fixture.refunds.requested).toMatchObject([
      { status: 'refunded', amountCents: 4_000, part: { providerId: 're_1', lines: [] } },
    ]);
    expect(await found()).toMatchObject({
      paymentStatus: 'partially_refunded',
      partRefundedCents: 4_000,
    });
    expect(fixture.inStock()).toBe(0);
  });

  it('differs where it and ours exceed the payment', async () => {
    await refund({ lines: [], amountCents: 8_000 });
    await fixture.enterForeignRefunds.execute('pi_1');
    expect(fixture.refunds.requested.map(({ status }) => status)).toEqual([
      'requested',
      'unmatched',
    ]);
  });

  it('is nobody’s where the payment has no order', async () => {
    await fixture.enterForeignRefunds.execute('pi_none');
    expect(fixture.refunds.requested).toEqual([]);
  });
});

it('an order of the past that was canceled has its refund', async () => {
  const { snapshot } = fixture.orders.rows.get(order.id)!;
  const past = await fixture.record.execute({
    ...snapshot,
    checkoutId: 'c2',
    transactionId: 'pi_2',
    adminId: 'root',
    steps: [{ to: 'canceled', at: snapshot.placedAt }],
  });
  expect(fixture.refunds.requested).toMatchObject([
    {
      intentId: 'pi_2',
      orderId: past.id,
      amountCents: 11_500,
      status: 'refunded',
      reason: `order ${past.number} canceled`,
      part: null,
    },
  ]);
});

describe('the email about a part', () => {
  const delivery = { id: 'job-1', done: async () => undefined };
  const notify = () =>
    fixture.notifyRefund.execute(order.id, fixture.refunds.requested[0]!.id, delivery);

  it('is sent once it is confirmed, and stands in the history', async () => {
    await refund();
    await follow('refunded');
    await notify();
    expect(fixture.notifications.refunds).toEqual([
      { number: order.number, cents: 5_000, sendId: 'job-1' },
    ]);
    expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
      'Shop',
      'mail',
      `"Refund of order ${order.number}" sent`,
    ]);
  });

  it('is not sent where the bank has returned it meanwhile', async () => {
    await refund();
    await follow('failed');
    await notify();
    expect(fixture.notifications.refunds).toEqual([]);
  });

  it('that the bank has returned is sent, unless staff have retried the refund', async () => {
    await refund();
    await follow('failed');
    const tell = () =>
      fixture.notifyRefund.ofReturned(order.id, fixture.refunds.requested[0]!.id, delivery);
    await tell();
    expect(fixture.notifications.returnedRefunds).toEqual([
      { number: order.number, cents: 5_000, sendId: 'job-1' },
    ]);
    expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
      'Shop',
      'mail',
      `"Returned refund of order ${order.number}" sent`,
    ]);
    await follow('sent');
    await tell();
    expect(fixture.notifications.returnedRefunds).toHaveLength(1);
  });

  it('knows its refund', async () => {
    await refund();
    await expect(fixture.notifyRefund.execute(order.id, 'no', delivery)).rejects.toThrow(
      'does not exist',
    );
  });
});
