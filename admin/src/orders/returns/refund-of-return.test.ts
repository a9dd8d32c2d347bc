import type { Refundable } from '../refunds/refund-form';
import { refundOfReturn } from './refund-of-return';

const bell = { lineId: 'bell', net: 20, quantity: 2, refundedUnits: 0, refunded: 0 };
const order = (refundedUnits = 0): Refundable => ({
  refundable: {
    total: 25,
    delivery: 5,
    lines: [{ ...bell, refundedUnits, refunded: refundedUnits * 10 }],
  },
});
const orderReturn = (received: number) => ({
  lines: [{ lineId: 'bell', name: 'Bell', quantity: 2, received, restocked: true }],
});

it('gives the delivery back where everything goes back, until somebody says otherwise', () => {
  expect(refundOfReturn(order(), orderReturn(2), undefined)).toEqual({ delivery: true, total: 25 });
  expect(refundOfReturn(order(1), orderReturn(1), undefined)).toEqual({
    delivery: true,
    total: 15,
  });
  expect(refundOfReturn(order(), orderReturn(2), false)).toEqual({ delivery: false, total: 20 });
});

it('leaves the delivery where something stays with the customer', () => {
  expect(refundOfReturn(order(), orderReturn(1), undefined)).toEqual({
    delivery: false,
    total: 10,
  });
  expect(refundOfReturn(order(), orderReturn(1), true)).toEqual({ delivery: true, total: 15 });
});

it('has no sum where the units were refunded otherwise', () => {
  expect(refundOfReturn(order(1), orderReturn(2), undefined).total).toBeUndefined();
});
