import { IllegalStep } from './order-errors.js';
import {
  assertPaymentRefundable,
  assertStep,
  isRestocked,
  isCanceledOrReturned,
  nextStatuses,
  ORDER_STATUSES,
} from './order-status.js';

const LEGAL = [
  ['pending', 'canceled'],
  ['pending', 'shipped'],
  ['shipped', 'delivered'],
  ['shipped', 'returned'],
];

describe('the order status', () => {
  const all = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  it.each(all)('from %s to %s is legal exactly where the table says so', (from, to) => {
    const legal = LEGAL.some(([a, b]) => a === from && b === to);
    if (legal) expect(() => assertStep(from, to, false)).not.toThrow();
    else expect(() => assertStep(from, to, false)).toThrow(IllegalStep);
  });

  it('says what is wrong and what would be right', () => {
    expect(() => assertStep('delivered', 'pending', false)).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'illegal_step',
        message: 'An order that is delivered cannot become pending',
      }),
    );
    expect(() => assertStep('shipped', 'canceled', false)).toThrow(
      expect.objectContaining({ data: { status: 'shipped', actions: ['delivered', 'returned'] } }),
    );
  });

  it.each([
    ['pending', false, false, false],
    ['shipped', false, false, false],
    ['delivered', false, false, false],
    ['canceled', true, true, true],
    ['returned', true, false, true],
  ] as const)(
    '%s: ends the sale %s, restocked unasked %s, asked %s',
    (status, ends, never, asked) => {
      expect(isCanceledOrReturned(status)).toBe(ends);
      expect([isRestocked(status, false), isRestocked(status, true)]).toEqual([never, asked]);
    },
  );

  it('no longer becomes canceled once a part is shipped', () => {
    expect(nextStatuses('pending', true)).toEqual(['shipped']);
    expect(() => assertStep('pending', 'delivered', true)).toThrow(
      expect.objectContaining({ data: { status: 'pending', actions: ['shipped'] } }),
    );
  });

  it('no longer becomes shipped once refunds took all that was to be shipped', () => {
    expect(nextStatuses('pending', false, false)).toEqual(['canceled']);
    expect(nextStatuses('shipped', false, false)).toEqual(['delivered', 'returned']);
  });

  it.each([
    ['disputed', false],
    ['disputed', true],
    ['dispute_lost', false],
  ] as const)('leaves a payment that is %s to the bank, for a rest %s', (payment, isRest) => {
    expect(() => assertPaymentRefundable(payment, isRest)).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'payment_disputed',
        message: 'The payment of this order is disputed. The bank decides about it.',
      }),
    );
  });

  it('can reach every status from pending', () => {
    const reached = new Set<string>(['pending']);
    for (const status of reached) {
      for (const next of nextStatuses(status as 'pending', false)) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  });
});
