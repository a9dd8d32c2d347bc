import type { Order } from '../data/records';
import { resendableEmails } from './resendable-emails';

const at = '2026-01-01T00:00:00.000Z';
const parcel = (number: number) => ({
  _id: `p${number}`,
  number,
  lines: [],
  carrier: null,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
  shippedAt: at,
  deliveredAt: null,
});
const refund: Order['refunds'][number] = {
  _id: 'r1',
  at,
  amount: 5,
  status: 'refunded',
  kind: 'part',
  lines: [],
  delivery: 0,
  restocked: false,
  reason: 'damaged',
  by: 'Root',
  error: null,
};
const order: Parameters<typeof resendableEmails>[0] = {
  id: 'o1',
  status: 'delivered',
  parcels: [parcel(1), parcel(2)],
  refunds: [refund, { ...refund, _id: 'r2', kind: 'rest' }, { ...refund, status: 'failed' }],
  history: ['pending', 'shipped', 'delivered'].map((detail) => ({
    at,
    by: 'Root',
    what: 'status',
    detail,
  })) satisfies Order['history'],
};
const labels = (...of: Parameters<typeof resendableEmails>) =>
  resendableEmails(...of).map(({ label }) => label);

it('has each email that the customer got of a delivered order', () => {
  expect(labels(order, [{ _id: 'x', number: 1, state: 'declined' }])).toEqual([
    'Order confirmed',
    'Order on its way',
    'Delivered',
    'Parcel 1 on its way',
    'Refund of $5.00',
    'Return requested (return 1)',
    'Return declined (return 1)',
  ]);
});

it('has that of each parcel before the order is shipped', () => {
  const partly = { ...order, history: [], refunds: [] };
  expect(labels({ ...partly, status: 'pending' }, [])).toEqual([
    'Parcel 1 on its way',
    'Parcel 2 on its way',
  ]);
});
