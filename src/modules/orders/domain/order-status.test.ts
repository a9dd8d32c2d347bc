import {
  assertStep,
  IllegalStep,
  isRestocked,
  isTakenBack,
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
    if (legal) expect(() => assertStep(from, to)).not.toThrow();
    else expect(() => assertStep(from, to)).toThrow(IllegalStep);
  });

  it('says what is wrong and what would be right', () => {
    const error = new IllegalStep('delivered', 'pending');
    expect(error).toMatchObject({ kind: 'conflict', code: 'illegal_step' });
    expect(error.message).toBe('An order that is delivered cannot become pending');
    expect(new IllegalStep('shipped', 'canceled').data).toEqual({
      status: 'shipped',
      actions: ['delivered', 'returned'],
    });
  });

  it.each([
    ['pending', false, false, false],
    ['shipped', false, false, false],
    ['delivered', false, false, false],
    ['canceled', true, true, true],
    ['returned', true, false, true],
  ] as const)('%s: taken back %s, restocked unasked %s, asked %s', (status, back, never, asked) => {
    expect(isTakenBack(status)).toBe(back);
    expect([isRestocked(status, false), isRestocked(status, true)]).toEqual([never, asked]);
  });

  it('can reach every status from pending', () => {
    const reached = new Set<string>(['pending']);
    for (const status of reached) {
      for (const next of nextStatuses(status as 'pending')) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  });
});
