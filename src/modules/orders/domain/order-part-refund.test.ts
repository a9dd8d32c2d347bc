import { newOrderSnapshot } from '../testing/order-fixtures.js';
import { Order, type OrderState } from './order.js';

const { placedAt: _placedAt, ...snapshot } = newOrderSnapshot(1, 'ada');
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

describe('a refund of a part', () => {
  const request = (order: Order, restock: boolean, units = 2) =>
    order.requestRefund(
      { cents: 1_250, units, refunded: [], withheld: null },
      { ...STEP, restock },
    );

  it('is on its way, with its units', () => {
    const order = stored('shipped', 'paid');
    request(order, true);
    expect(changes(order)).toEqual({
      status: 'shipped',
      paymentStatus: 'refunding',
      history: [
        ['root', 'refund', '$12.50 requested'],
        ['root', 'stock', '2 back in stock'],
      ],
    });
  });

  it.each([
    [false, 2],
    [true, 0],
  ])('moves no stock where restock is %s, with %i units', (restock, units) => {
    const order = stored('pending', 'partially_refunded');
    request(order, restock, units);
    expect(changes(order).history).toEqual([['root', 'refund', '$12.50 requested']]);
  });

  it('of which a dispute took the money asks for none, and restocks its units', () => {
    const order = stored('pending', 'dispute_lost');
    const withheld = { cents: 1_250, reason: 'dispute_lost' as const };
    order.requestRefund({ cents: 0, units: 2, refunded: [], withheld }, { ...STEP, restock: true });
    expect(changes(order)).toEqual({
      status: 'pending',
      paymentStatus: 'dispute_lost',
      history: [
        ['root', 'refund', '$12.50 not refunded: a dispute took the payment'],
        ['root', 'stock', '2 back in stock'],
      ],
    });
  });

  it('leaves a fraud warning, which keeps the rest from being shipped', () => {
    const order = stored('pending', 'fraud_warning');
    request(order, false);
    expect(order.paymentStatus).toBe('fraud_warning');
  });

  it.each(['disputed', 'dispute_lost'] as const)('is refused while %s', (paymentStatus) => {
    const order = stored('pending', paymentStatus);
    expect(() => request(order, false)).toThrow('disputed');
    expect(order.newHistory).toEqual([]);
  });

  it('leaves the rest to a cancellation, and nothing where all went back', () => {
    const some = stored('pending', 'partially_refunded');
    some.changeStatus('canceled', { ...STEP, restock: true, rest: { cents: 1_234, units: 1 } });
    expect(changes(some)).toEqual({
      status: 'canceled',
      paymentStatus: 'refunding',
      history: [
        ['root', 'status', 'canceled'],
        ['root', 'stock', '1 back in stock'],
        ['root', 'refund', '$12.34 requested'],
      ],
    });
    const all = stored('pending', 'refunded');
    all.changeStatus('canceled', { ...STEP, restock: true, rest: { cents: 0, units: 0 } });
    expect(changes(all)).toMatchObject({
      paymentStatus: 'refunded',
      history: [['root', 'status', 'canceled']],
    });
  });
});
