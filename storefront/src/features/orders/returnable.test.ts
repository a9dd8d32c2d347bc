import type { Order, OrderReturns } from './api';
import { returnableLines, returnableUntil, withUnits } from './returnable';

const returnable = [
  { lineId: 'bell', quantity: 2, until: '2030-02-01T23:59:59.999Z' },
  { lineId: 'mat', quantity: 1, until: '2030-01-15T23:59:59.999Z' },
] satisfies OrderReturns['returnable'];

it('names what can be returned in the sequence of the order', () => {
  const products = [
    { _id: 'mat', name: 'Mat' },
    { _id: 'rope', name: 'Rope' },
    { _id: 'bell', name: 'Bell' },
  ] as Order['products'];
  expect(returnableLines({ products }, { returnable })).toEqual([
    { lineId: 'mat', name: 'Mat', quantity: 1 },
    { lineId: 'bell', name: 'Bell', quantity: 2 },
  ]);
});

it('tells the first day on which something can no longer be returned', () => {
  expect(returnableUntil({ returnable })).toBe('2030-01-15T23:59:59.999Z');
  expect(returnableUntil({ returnable: [] })).toBeUndefined();
});

it('chooses units of lines', () => {
  const one = withUnits(new Map(), 'bell', 1);
  expect([...withUnits(one, 'mat', 2)]).toEqual([
    ['bell', 1],
    ['mat', 2],
  ]);
  expect(withUnits(one, 'bell', 0).size).toBe(0);
});
