import { RETURN_STATES, type ReturnState } from '../../../../common/contract/order-return.js';
import {
  approved,
  assertEachOnce,
  assertReturnRefundable,
  closed,
  declined,
  type OrderReturn,
  received,
  receivedDetail,
  takenUnits,
  withdrawn,
  withRefund,
} from './order-return.js';

const inState = (state: ReturnState): OrderReturn => ({
  id: 'r1',
  orderId: 'o1',
  number: 1,
  requestKey: 'form-1',
  state,
  reason: 'damaged',
  note: '',
  answer: '',
  requestedAt: new Date(0),
  refundId: null,
  lines: [
    { lineId: 'mat', quantity: 1, received: null, isRestocked: false },
    { lineId: 'bell', quantity: 2, received: null, isRestocked: false },
  ],
});

const STEPS = {
  approve: (one: OrderReturn) => approved(one, ''),
  decline: (one: OrderReturn) => declined(one, 'Too worn'),
  withdraw: withdrawn,
  receive: (one: OrderReturn) => received(one, [{ lineId: 'mat', quantity: 1, restock: true }]),
  close: closed,
  refund: (one: OrderReturn) => {
    assertReturnRefundable(one);
    return withRefund(one, { id: 'refund', isConfirmed: false });
  },
};

const LEGAL: Partial<Record<ReturnState, Partial<Record<keyof typeof STEPS, ReturnState>>>> = {
  requested: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
  approved: { decline: 'declined', withdraw: 'withdrawn', receive: 'received' },
  received: { refund: 'received', close: 'closed' },
};

const all = RETURN_STATES.flatMap((state) =>
  Object.entries(STEPS).map(([name, step]) => ({ state, name, step })),
);

it.each(all)('$name of a return that is $state', ({ state, name, step }) => {
  const to = new Map(Object.entries(LEGAL[state] ?? {})).get(name);
  if (to) expect(step(inState(state)).state).toBe(to);
  else expect(() => step(inState(state))).toThrow(`A return that is ${state} cannot be`);
});

it('receives fewer units than requested, and nothing of what is not named', () => {
  const back = received(inState('approved'), [{ lineId: 'bell', quantity: 1, restock: true }]);
  expect(back.lines).toEqual([
    { lineId: 'mat', quantity: 1, received: 0, isRestocked: false },
    { lineId: 'bell', quantity: 2, received: 1, isRestocked: true },
  ]);
  expect(receivedDetail(back)).toBe('return 1 received: 1 of 3 units, 1 back in stock');
  expect(takenUnits(back)).toEqual([{ lineId: 'bell', quantity: 1 }]);
});

it('tells what is in stock again from what is written off', () => {
  const back = received(inState('approved'), [
    { lineId: 'mat', quantity: 1, restock: true },
    { lineId: 'bell', quantity: 2, restock: false },
  ]);
  expect(back.lines).toMatchObject([
    { lineId: 'mat', received: 1, isRestocked: true },
    { lineId: 'bell', received: 2, isRestocked: false },
  ]);
  expect(receivedDetail(back)).toBe('return 1 received: 3 of 3 units, 1 back in stock');
});

it('puts nothing in stock of a line of which no unit came back', () => {
  const back = received(inState('approved'), [
    { lineId: 'mat', quantity: 0, restock: true },
    { lineId: 'bell', quantity: 1, restock: true },
  ]);
  expect(back.lines).toMatchObject([{ received: 0, isRestocked: false }, { isRestocked: true }]);
});

it('takes no units once it is declined or withdrawn', () => {
  expect(takenUnits(inState('declined'))).toEqual([]);
  expect(takenUnits(inState('withdrawn'))).toEqual([]);
});

const one = { quantity: 1, restock: false };
it.each([
  ['nothing', [], 'Enter what was received, or decline the return'],
  ['no unit', [{ ...one, lineId: 'mat', quantity: 0 }], 'Enter what was received'],
  ['another line', [{ ...one, lineId: 'rope' }], 'lines must name lines of this order'],
  [
    'a line twice',
    [
      { ...one, lineId: 'mat' },
      { ...one, lineId: 'mat' },
    ],
    'Each line may be named once',
  ],
  ['too many', [{ ...one, lineId: 'bell', quantity: 3 }], 'about 2 units of this product'],
])('refuses to receive %s', (_what, lines, message) => {
  expect(() => received(inState('approved'), lines)).toThrow(message);
});

it('names the field of a line that is named twice', () => {
  const line = { lineId: 'mat', quantity: 1 };
  const errors = [{ field: 'lines', message: 'Each line may be named once' }];
  expect(() => assertEachOnce([line, line])).toThrow(expect.objectContaining({ errors }));
});

it('waits for no refund once it is closed, but says that one is confirmed', () => {
  const refund = { id: 'refund', isConfirmed: false };
  expect(withRefund(inState('closed'), refund).state).toBe('closed');
  expect(withRefund(inState('closed'), { ...refund, isConfirmed: true }).state).toBe('refunded');
});

it('asks for one refund only', () => {
  const refunding = withRefund(inState('received'), { id: 'refund', isConfirmed: false });
  expect(() => assertReturnRefundable(refunding)).toThrow('requested already');
});
