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
  ['lost', 'Unknown status', 'grey'],
])('the status %s is told as %s, in %s', (status, label, tone) => {
  expect(statusLook(status)).toEqual({ label, tone });
});

it('an order of which a part has left is told as partly shipped, until the rest has', () => {
  expect(statusLook('pending', 1)).toEqual({ label: 'Partly shipped', tone: 'yellow' });
  expect(statusLook('shipped', 2).label).toBe('On the way');
});

it('parcels are shown where they say more than the status', () => {
  const plain = { carrierName: null } as Parcel;
  const tracked = { carrierName: 'UPS' } as Parcel;
  const shown = (status: string, ...parcels: Parcel[]) =>
    shownParcels({ status, parcels } as Order).length;
  expect([shown('shipped'), shown('shipped', plain), shown('shipped', tracked)]).toEqual([0, 0, 1]);
  expect([shown('pending', plain), shown('delivered', plain, plain)]).toEqual([1, 2]);
});

it('a refund is told at each of its stages', () => {
  expect(refundNote('paid')).toBeUndefined();
  expect(refundNote('refunding')).toMatch(`on its way to your card. It arrives ${REFUND_ARRIVAL}.`);
  expect(refundNote('refunded')).toMatch(
    `Refunded in full to your card. It arrives ${REFUND_ARRIVAL}.`,
  );
  expect(refundNote('refund_failed')).toMatch('delayed');
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
