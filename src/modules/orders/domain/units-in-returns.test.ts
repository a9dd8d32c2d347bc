import { newOrderSnapshot } from '../testing/order-fixtures.js';
import { assertInNoReturn, type UnitsInReturn } from './units-in-returns.js';

const { lines } = newOrderSnapshot(1, 'ada');
/** One mat and three bells. */
const order = {
  lines: [
    { ...lines[0]!, id: 'mat' },
    { ...lines[1]!, id: 'bell', quantity: 3 },
  ],
};
const of = (lineId: string, quantity: number) => ({ lineId, quantity });
const inReturn = (number: number, lineId: string, quantity: number): UnitsInReturn => ({
  number,
  lineId,
  quantity,
});
/** Refunds `wanted` by hand, after the refunds `before` and beside these returns. */
const refunding =
  (
    wanted: ReturnType<typeof of>[],
    inReturns: UnitsInReturn[],
    before: ReturnType<typeof of>[] = [],
  ) =>
  () =>
    assertInNoReturn(wanted, order, [...before, ...wanted], inReturns);

it('lets units be refunded by hand until only those of returns are left', () => {
  expect(refunding([of('bell', 1)], [inReturn(1, 'bell', 2)])).not.toThrow();
  expect(refunding([of('bell', 2)], [inReturn(1, 'bell', 2)])).toThrow(
    expect.objectContaining({
      kind: 'conflict',
      code: 'units_in_return',
      message: '2 × Bell are in return 1. Refund them there.',
      data: { returns: [1] },
    }),
  );
});

it('counts the units of all returns of a line', () => {
  const returns = [inReturn(1, 'bell', 1), inReturn(2, 'mat', 1), inReturn(3, 'bell', 1)];
  expect(refunding([of('bell', 1)], returns)).not.toThrow();
  expect(refunding([of('bell', 2)], returns)).toThrow(
    expect.objectContaining({
      message: '2 × Bell are in returns 1 and 3. Refund them there.',
      data: { returns: [1, 3] },
    }),
  );
});

it('counts the units that refunds before took of the line, and of no other', () => {
  const returns = [inReturn(1, 'bell', 1)];
  expect(refunding([of('bell', 1)], returns, [of('bell', 1), of('mat', 1)])).not.toThrow();
  expect(refunding([of('bell', 1)], returns, [of('bell', 2)])).toThrow(
    '1 × Bell is in return 1. Refund it there.',
  );
});

it('asks only of the lines that are refunded, but of each of them', () => {
  // Of three bells two are refunded and two in a return, which only a refund of bells asks about.
  const returns = [inReturn(1, 'bell', 2)];
  const before = [of('bell', 2)];
  expect(refunding([of('mat', 1)], returns, before)).not.toThrow();
  expect(refunding([], returns, before)).not.toThrow();
  expect(refunding([of('mat', 1), of('bell', 2)], returns)).toThrow('2 × Bell are in return 1');
});
