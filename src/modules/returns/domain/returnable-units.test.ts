import type { OrderReturn } from './order-return.js';
import { type ReturnableOrder, returnableUnits, windowEnd } from './returnable-units.js';

const WINDOW = { returnDays: 14, timeZone: 'UTC' };
const day = (number: number, hour = 12) => new Date(Date.UTC(2030, 0, number, hour));
const bells = (quantity: number) => [{ lineId: 'bell', quantity }];

const order = (changes: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  id: 'order',
  lines: [{ id: 'bell', name: 'Bell', quantity: 4 }],
  deliveries: [{ at: day(1), lines: bells(4) }],
  refunded: [],
  ...WINDOW,
  ...changes,
});

type Return = Pick<OrderReturn, 'lines' | 'state' | 'requestedAt'>;
const returned = (
  quantity: number,
  state: OrderReturn['state'],
  { at = day(2), received = null }: { at?: Date; received?: number | null } = {},
): Return => ({
  state,
  requestedAt: at,
  lines: [{ lineId: 'bell', quantity, received, isRestocked: false }],
});

/** How many bells can be returned. */
const left = (one: ReturnableOrder, returns: readonly Return[] = [], now = day(3)) =>
  returnableUnits(one, returns, now)[0]?.quantity ?? 0;

it('ends with the last day of the window', () => {
  expect(windowEnd(day(1, 23), WINDOW)).toEqual(new Date('2030-01-15T23:59:59.999Z'));
  const auckland = { returnDays: 14, timeZone: 'Pacific/Auckland' };
  expect(windowEnd(day(1, 23), auckland)).toEqual(new Date('2030-01-16T10:59:59.999Z'));
  const until = windowEnd(day(1), WINDOW);
  expect(returnableUnits(order(), [], day(3))).toEqual([{ lineId: 'bell', quantity: 4, until }]);
  expect(left(order(), [], until)).toBe(4);
  expect(left(order(), [], new Date(until.getTime() + 1))).toBe(0);
});

it('takes nothing back before it is delivered, or where the shop does not', () => {
  expect(left(order(), [], day(1, 11))).toBe(0);
  expect(left(order({ deliveries: [] }))).toBe(0);
  expect(left(order({ returnDays: 0 }))).toBe(0);
});

it('takes nothing back where the shop does not, not even on the day of the delivery', () => {
  expect(returnableUnits(order({ returnDays: 0 }), [], day(1, 13))).toEqual([]);
});

it('leaves out a line of which nothing can be returned', () => {
  const lines = ['bell', 'mat'].map((id) => ({ id, name: id, quantity: 4 }));
  expect(returnableUnits(order({ lines }), [], day(3))).toEqual([
    { lineId: 'bell', quantity: 4, until: windowEnd(day(1), WINDOW) },
  ]);
});

it('counts the units of each line by itself', () => {
  const lines = ['bell', 'mat'].map((id) => ({ id, name: id, quantity: 2 }));
  const units = { lineId: 'mat', quantity: 1 };
  const mats = {
    ...returned(1, 'requested'),
    lines: [{ ...units, received: null, isRestocked: false }],
  };
  const deliveries = [{ at: day(1), lines: [...bells(2), { lineId: 'mat', quantity: 2 }] }];
  expect(
    returnableUnits(order({ lines, deliveries, refunded: bells(1) }), [mats], day(3)),
  ).toMatchObject([
    { lineId: 'bell', quantity: 1 },
    { lineId: 'mat', quantity: 1 },
  ]);
});

it('counts the window of each parcel', () => {
  const deliveries = [
    { at: day(1), lines: bells(1) },
    { at: day(10), lines: bells(2) },
  ];
  expect(left(order({ deliveries }), [], day(11))).toBe(3);
  expect(left(order({ deliveries }), [], day(20))).toBe(2);
  expect(left(order({ deliveries }), [], day(30))).toBe(0);
});

it.each([
  ['requested', null, 3],
  ['approved', null, 3],
  ['declined', null, 4],
  ['withdrawn', null, 4],
  ['received', 1, 3],
  ['received', 0, 4],
  ['refunded', 1, 3],
  ['closed', 1, 3],
] as const)('leaves of four units beside one that is %s (%s back): %s', (state, back, units) => {
  expect(left(order(), [returned(1, state, { received: back })])).toBe(units);
});

it('takes what was refunded otherwise, but not what was refunded before it was sent', () => {
  expect(left(order({ refunded: bells(3) }))).toBe(1);
  const deliveries = [{ at: day(1), lines: bells(2) }];
  expect(left(order({ deliveries, refunded: bells(2) }))).toBe(2);
  expect(left(order({ deliveries, refunded: bells(3) }))).toBe(1);
});

it.each(['requested', 'received', 'refunded'] as const)(
  'takes what was refunded otherwise beside the units of one that is %s',
  (state) => {
    const returns = [returned(2, state, { received: 2 })];
    expect(left(order({ refunded: bells(1) }), returns)).toBe(1);
  },
);

it('takes the units of a closed return once, where they were refunded by hand', () => {
  const closed = [returned(2, 'closed', { received: 2 })];
  expect(left(order({ refunded: bells(1) }), closed)).toBe(2);
  expect(left(order({ refunded: bells(3) }), closed)).toBe(1);
});

it('takes a return from the parcel that could be returned when it was requested', () => {
  const deliveries = [
    { at: day(1), lines: bells(1) },
    { at: day(10), lines: bells(1) },
  ];
  const early = returned(1, 'refunded', { at: day(2), received: 1 });
  expect(left(order({ deliveries }), [early], day(20))).toBe(1);
  const late = returned(1, 'refunded', { at: day(19), received: 1 });
  expect(left(order({ deliveries }), [late], day(20))).toBe(0);
});

describe('of two parcels, however they are listed,', () => {
  const early = { at: day(1), lines: bells(1) };
  const later = { at: day(10), lines: bells(2) };
  const listed = [
    [early, later],
    [later, early],
  ];

  it.each(listed)('the end is that of the first with units left', (...deliveries) => {
    const until = (returns: readonly Return[]) =>
      returnableUnits(order({ deliveries }), returns, day(11))[0]?.until;
    expect(until([])).toEqual(windowEnd(day(1), WINDOW));
    expect(until([returned(1, 'requested')])).toEqual(windowEnd(day(10), WINDOW));
  });

  it.each(listed)('a return takes the first to expire', (...deliveries) => {
    const requested = returned(1, 'requested', { at: day(11) });
    expect(left(order({ deliveries }), [requested], day(20))).toBe(2);
  });
});
