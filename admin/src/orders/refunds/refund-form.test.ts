import type { Order } from '../../data/records';
import {
  refundableLines,
  type RefundChoice,
  refundTotal,
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
