import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { newOrderSnapshot, PLACED_AT } from '../testing/order-fixtures.js';
import { NO_REPORTS } from './order-payment.js';
import { Order, type OrderState } from './order.js';

const { placedAt: _placedAt, ...snapshot } = newOrderSnapshot(1, 'ada');
const ALL = { id: 'p1', tracking: NO_TRACKING };
const STEP = { by: 'root', at: new Date('2030-01-02T00:00:00Z') };

const stored = (status: OrderState['status'], paymentStatus: OrderState['paymentStatus']) =>
  Order.restore(
    { ...snapshot, number: 1 },
    { status, paymentStatus, lostCents: 0, partRefundedCents: 0 },
  );
const changes = ({ status, paymentStatus, newHistory }: Order) => ({
  status,
  paymentStatus,
  history: newHistory.map(({ by, what, detail }) => [by, what, detail]),
});

it('is placed pending and paid, by the shop and the user', () => {
  const order = Order.place(newOrderSnapshot(1, 'ada'));
  expect([order.status, order.paymentStatus]).toEqual(['pending', 'paid']);
  expect(order.newHistory).toEqual([
    { at: PLACED_AT, by: null, what: 'payment', detail: '$115.00 paid by card' },
    { at: PLACED_AT, by: 'ada', what: 'status', detail: 'pending' },
  ]);
});

it('has no news as it is read', () => {
  expect(changes(stored('shipped', 'paid'))).toEqual({
    status: 'shipped',
    paymentStatus: 'paid',
    history: [],
  });
});

it.each([
  ['pending', 'canceled', false, '3 back in stock'],
  ['shipped', 'returned', true, '3 back in stock'],
  ['shipped', 'returned', false, '3 not restocked'],
] as const)('from %s to %s, restocked or not (%s), is refunded', (from, to, restock, stock) => {
  const order = stored(from, 'paid');
  order.changeStatus(to, { ...STEP, restock });
  expect(changes(order)).toEqual({
    status: to,
    paymentStatus: 'refunding',
    history: [
      ['root', 'status', to],
      ['root', 'stock', stock],
      ['root', 'refund', '$115.00 requested'],
    ],
  });
  expect(order.newHistory.map(({ at }) => at)).toEqual([STEP.at, STEP.at, STEP.at]);
  expect(order.storedState).toEqual({
    status: from,
    paymentStatus: 'paid',
    lostCents: 0,
    partRefundedCents: 0,
  });
});

it('stays paid where it is shipped', () => {
  const order = stored('pending', 'paid');
  order.ship(ALL, STEP, []);
  expect(changes(order)).toEqual({
    status: 'shipped',
    paymentStatus: 'paid',
    history: [['root', 'status', 'shipped']],
  });
});

it('takes no step that the table does not have', () => {
  const order = stored('delivered', 'paid');
  expect(() => order.changeStatus('canceled', { ...STEP, restock: true })).toThrow(
    'An order that is delivered cannot become canceled',
  );
  expect(() => order.recordHistoricalStep('canceled', STEP, 'p1')).toThrow(
    'cannot become canceled',
  );
  expect(changes(order)).toEqual({ status: 'delivered', paymentStatus: 'paid', history: [] });
});

it.each([
  ['pending', 'shipped', 'paid', []],
  [
    'pending',
    'canceled',
    'refunded',
    [[null, 'refund', 'sent to the card, there usually within 5 to 10 days']],
  ],
] as const)('records a past step from %s to %s, %s', (from, to, paymentStatus, refund) => {
  const order = stored(from, 'paid');
  order.recordHistoricalStep(to, STEP, 'p1');
  expect(changes(order)).toEqual({
    status: to,
    paymentStatus,
    history: [['root', 'status', to], ...refund],
  });
});

it('ships all units of a past order in one parcel, which is delivered with it', () => {
  const order = stored('pending', 'paid');
  order.recordHistoricalStep('shipped', STEP, 'p1');
  const later = { ...STEP, at: new Date('2030-01-05T00:00:00Z') };
  order.recordHistoricalStep('delivered', later, 'p2');
  expect(order.parcels).toEqual([
    {
      ...ALL.tracking,
      id: 'p1',
      number: 1,
      lines: snapshot.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      shippedAt: STEP.at,
      deliveredAt: later.at,
    },
  ]);
});

it.each([
  ['refunding', 'refunded', 'sent to the card, there usually within 5 to 10 days'],
  ['refunding', 'refund_failed', 'refused by the card provider'],
  ['refund_failed', 'refunding', 'on its way to the card'],
  ['refunded', 'refund_failed', 'returned by the bank'],
] as const)('follows its refund from %s to %s', (before, after, detail) => {
  const order = stored('canceled', before);
  order.updatePayment(
    { paymentStatus: after, lostCents: 0, partRefundedCents: 0 },
    NO_REPORTS,
    STEP.at,
  );
  expect(changes(order)).toEqual({
    status: 'canceled',
    paymentStatus: after,
    history: [[null, 'refund', detail]],
  });
});

it('records nothing where the refund stands as before', () => {
  const order = stored('canceled', 'refunded');
  order.updatePayment(
    { paymentStatus: 'refunded', lostCents: 0, partRefundedCents: 0 },
    NO_REPORTS,
    STEP.at,
  );
  expect(order.newHistory).toEqual([]);
});

it('sends a failed refund again', () => {
  const order = stored('returned', 'refund_failed');
  order.retryRefund(STEP);
  expect(changes(order)).toEqual({
    status: 'returned',
    paymentStatus: 'refunding',
    history: [['root', 'refund', 'requested again']],
  });
});

describe('a disputed payment', () => {
  it.each([
    ['pending', 'shipped'],
    ['pending', 'canceled'],
    ['shipped', 'returned'],
  ] as const)('lets no order go from %s to %s', (from, to) => {
    const order = stored(from, 'disputed');
    const step = () =>
      to === 'shipped'
        ? order.ship(ALL, STEP, [])
        : order.changeStatus(to, { ...STEP, restock: true });
    expect(step).toThrow('Until the bank has decided it cannot be shipped, canceled or returned.');
    expect(changes(order)).toEqual({ status: from, paymentStatus: 'disputed', history: [] });
  });

  it('lets what is on its way arrive', () => {
    const order = stored('shipped', 'disputed');
    order.changeStatus('delivered', { ...STEP, restock: true });
    expect(order.status).toBe('delivered');
  });

  it('that is lost ships nothing, and a cancellation asks for no refund of it', () => {
    const order = stored('pending', 'dispute_lost');
    expect(() => order.ship(ALL, STEP, [])).toThrow(
      'The payment of this order was lost in a dispute. It cannot be shipped.',
    );
    order.changeStatus('canceled', { ...STEP, restock: true });
    expect(changes(order)).toEqual({
      status: 'canceled',
      paymentStatus: 'dispute_lost',
      history: [
        ['root', 'status', 'canceled'],
        ['root', 'stock', '3 back in stock'],
      ],
    });
  });

  it.each(['disputed', 'dispute_lost'] as const)('that is %s is not refunded again', (payment) => {
    const order = stored('canceled', payment);
    expect(() => order.retryRefund(STEP)).toThrow('The bank decides about it.');
  });
});

describe('a payment with a fraud warning', () => {
  it('ships nothing until an admin has dismissed it', () => {
    const order = stored('pending', 'fraud_warning');
    expect(() => order.ship(ALL, STEP, [])).toThrow(
      'Cancel the order, or dismiss the warning to ship it.',
    );
    order.dismissFraudWarning(STEP, 'paid');
    order.ship(ALL, STEP, []);
    expect(changes(order)).toEqual({
      status: 'shipped',
      paymentStatus: 'paid',
      history: [
        ['root', 'payment', 'fraud warning dismissed'],
        ['root', 'status', 'shipped'],
      ],
    });
  });

  it.each([
    ['pending', 'canceled'],
    ['shipped', 'returned'],
  ] as const)('is refunded where the order goes from %s to %s', (from, to) => {
    const order = stored(from, 'fraud_warning');
    order.changeStatus(to, { ...STEP, restock: true });
    expect([order.status, order.paymentStatus]).toEqual([to, 'refunding']);
  });

  it('keeps it while a refund of a part is requested again', () => {
    const order = stored('pending', 'fraud_warning');
    order.retryRefund(STEP);
    expect(order.paymentStatus).toBe('fraud_warning');
    expect(() => order.ship(ALL, STEP, [])).toThrow('dismiss the warning');
  });

  it('lets what is on its way arrive', () => {
    const order = stored('shipped', 'fraud_warning');
    order.changeStatus('delivered', { ...STEP, restock: true });
    expect([order.status, order.paymentStatus]).toEqual(['delivered', 'fraud_warning']);
  });

  it.each(['paid', 'disputed', 'refunding'] as const)(
    'is not dismissed where it is %s',
    (payment) => {
      const order = stored('pending', payment);
      expect(() => order.dismissFraudWarning(STEP, 'paid')).toThrow(
        'This order has no fraud warning.',
      );
      expect(order.newHistory).toEqual([]);
    },
  );
});
