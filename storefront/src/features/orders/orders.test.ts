import { REFUND_ARRIVAL } from '../../../../common/contract/order';
import type { Order, OrderEvent, Parcel } from './api';
import { historySteps } from './order-history';
import { shownParcels } from './shown-parcels';
import { refundNote, statusLook } from './order-status';

it.each([
  ['pending', 'Preparing for delivery', 'yellow'],
  ['shipped', 'On the way', 'blue'],
  ['delivered', 'Delivered', 'green'],
  ['canceled', 'Order canceled', 'red'],
  ['returned', 'Order returned', 'purple'],
  ['lost', 'Unknown status', 'gray'],
])('the status %s is told as %s, in %s', (status, label, tone) => {
  expect(statusLook(status)).toEqual({ label, tone });
});

it('an order of which a part has left is told as partly shipped, until the rest has', () => {
  expect(statusLook('pending', 1)).toEqual({ label: 'Partly shipped', tone: 'yellow' });
  expect(statusLook('shipped', 2).label).toBe('On the way');
});

it('parcels are shown where they say more than the status', () => {
  const parcel = (carrierName: string | null, quantity: number) =>
    ({ carrierName, lines: [{ lineId: 'line', quantity }] }) as Parcel;
  const shown = (...parcels: Parcel[]) =>
    shownParcels({ parcels, products: [{ quantity: 2 }, { quantity: 1 }] } as Order).length;
  expect([shown(), shown(parcel(null, 3)), shown(parcel('UPS', 3))]).toEqual([0, 0, 1]);
  expect([shown(parcel(null, 2)), shown(parcel(null, 2), parcel(null, 1))]).toEqual([1, 2]);
});

it('a refund is told at each of its stages', () => {
  const note = (paymentStatus: Order['paymentStatus'], confirmed = 0) => {
    const refunds = Array.from({ length: confirmed }, () => ({ status: 'refunded' }));
    return refundNote({ paymentStatus, refunds } as Order);
  };
  expect(note('paid')).toBeUndefined();
  expect(note('refunding')).toMatch(`on its way to your card. It arrives ${REFUND_ARRIVAL}.`);
  expect(note('partially_refunded', 2)).toMatch('Refunded in part to your card.');
  expect(note('refunded', 1)).toMatch(
    `Refunded in full to your card. It arrives ${REFUND_ARRIVAL}.`,
  );
  expect(note('refunded', 2)).toBe(
    `Refunded by 2 refunds to your card. Each arrives ${REFUND_ARRIVAL}.`,
  );
  expect(note('refund_failed')).toMatch('delayed');
});

it('the history tells what concerns the shopper, the latest first, and nobody’s name', () => {
  const entry = (what: OrderEvent['what'], detail: string) => ({
    at: '2026-11-21T00:00:00Z',
    by: 'Eve',
    what,
    detail,
  });
  const steps = historySteps([
    entry('payment', '$89.00 paid by card'),
    entry('status', 'pending'),
    entry('status', 'returned'),
    entry('stock', '1 back in stock'),
    entry('parcel', 'parcel 1 shipped: 1 of 3 units'),
    entry('parcel', 'parcel 1 tracking corrected'),
    entry('parcel', 'parcel 1 undone before its email'),
    entry('refund', 'sent to the card, there usually within 5 to 10 days'),
  ]);
  expect(steps.map(({ text }) => text)).toEqual([
    'Refund: sent to the card, there usually within 5 to 10 days',
    'Parcel 1 shipped: 1 of 3 units',
    'Order returned',
    'Order placed',
    'Payment: $89.00 paid by card',
  ]);
});
