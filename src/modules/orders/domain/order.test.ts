import { newOrderSnapshot, PLACED_AT } from '../testing/order-fixtures.js';
import { Order, type OrderState } from './order.js';

const { placedAt: _placedAt, ...snapshot } = newOrderSnapshot(1, 'ada');
const STEP = { by: 'root', at: new Date('2030-01-02T00:00:00Z') };

const stored = (status: OrderState['status'], paymentStatus: OrderState['paymentStatus']) =>
  Order.restore({ ...snapshot, number: 1 }, { status, paymentStatus });
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
  expect(order.storedState).toEqual({ status: from, paymentStatus: 'paid' });
});

it('stays paid where it is shipped', () => {
  const order = stored('pending', 'paid');
  order.changeStatus('shipped', { ...STEP, restock: true });
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
  expect(() => order.recordHistoricalStep('canceled', STEP)).toThrow('cannot become canceled');
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
  order.recordHistoricalStep(to, STEP);
  expect(changes(order)).toEqual({
    status: to,
    paymentStatus,
    history: [['root', 'status', to], ...refund],
  });
});

it.each([
  ['refunding', 'refunded', 'sent to the card, there usually within 5 to 10 days'],
  ['refunding', 'refund_failed', 'refused by the card provider'],
  ['refund_failed', 'refunding', 'on its way to the card'],
  ['refunded', 'refund_failed', 'refused by the card provider'],
] as const)('follows its refund from %s to %s', (before, after, detail) => {
  const order = stored('canceled', before);
  order.updateRefund(after, STEP.at);
  expect(changes(order)).toEqual({
    status: 'canceled',
    paymentStatus: after,
    history: [[null, 'refund', detail]],
  });
});

it('records nothing where the refund stands as before', () => {
  const order = stored('canceled', 'refunded');
  order.updateRefund('refunded', STEP.at);
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
