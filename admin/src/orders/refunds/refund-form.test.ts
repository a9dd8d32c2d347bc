import type { Order } from '../../data/records';
import {
  refundableLines,
  type RefundChoice,
  refundTotal,
  restRefund,
  unshippedUnits,
  withPreset,
} from './refund-form';

const order = {
  products: [
    { _id: 'bell', name: 'Bell', unshipped: 2 },
    { _id: 'mat', name: 'Mat', unshipped: 0 },
  ],
  refundable: {
    total: 20.01,
    delivery: 5,
    lines: [
      { lineId: 'bell', net: 10.01, quantity: 3, refundedUnits: 1, refunded: 3.33 },
      { lineId: 'mat', net: 5, quantity: 1, refundedUnits: 1, refunded: 5 },
    ],
  },
} as unknown as Order;
const choice: RefundChoice = { by: 'lines', units: {}, delivery: false, amount: '' };

it('cancels the rest: the units that are left to ship', () => {
  expect(unshippedUnits(order)).toEqual({ bell: 2 });
});

it.each([
  [{}, { cost: 6.68, total: 6.68, withheld: 0, reason: null }],
  [{ total: 2.01 }, { cost: 6.68, total: 2.01, withheld: 4.67, reason: 'refunded' }],
  [
    { paymentStatus: 'dispute_lost' },
    { cost: 6.68, total: 0, withheld: 6.68, reason: 'dispute_lost' },
  ],
  [{ withDelivery: true }, { cost: 11.68, total: 11.68, withheld: 0, reason: null }],
] as const)('of the rest goes back what is left: %j', (given, expected) => {
  const {
    total = 20.01,
    paymentStatus = 'paid',
    withDelivery = false,
  } = {
    total: undefined,
    paymentStatus: undefined,
    withDelivery: undefined,
    ...given,
  };
  const rest: Order = { ...order, paymentStatus, refundable: { ...order.refundable, total } };
  expect(restRefund(rest, withDelivery)).toEqual(expected);
});

it('offers the lines that have units left', () => {
  expect(refundableLines(order)).toMatchObject([{ lineId: 'bell', name: 'Bell', left: 2 }]);
});

it.each([
  [{}, 0],
  [{ units: { bell: 1 } }, 3.34],
  [{ units: { bell: 2 } }, 6.68],
  [{ units: { bell: 2 }, delivery: true }, 11.68],
  [{ by: 'amount', amount: '12.5' }, 12.5],
  [{ by: 'amount', amount: '12.555' }, undefined],
  [{ by: 'amount', amount: '' }, undefined],
] as const)('%j is %s dollars', (changes, total) => {
  expect(refundTotal(order, { ...choice, ...changes })).toBe(total);
});

it('ticks the delivery where everything goes back', () => {
  expect(withPreset(order, { ...choice, units: { bell: 2 } }).delivery).toBe(true);
  expect(withPreset(order, { ...choice, units: { bell: 1 }, delivery: true }).delivery).toBe(false);
});
