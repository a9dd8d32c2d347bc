import { MINUTE_MS } from '../../../kernel/time.js';
import { givingWay, type Holder, mayTakeLast, overdue, type UnpaidHold } from './unpaid-holds.js';

const at = (userId: string, origin = userId, network = origin): Holder => ({
  userId,
  origin,
  network,
});
const open = (holder: Holder, minutes: number, quantity = 1): UnpaidHold => ({
  ...holder,
  checkoutId: `of ${holder.userId}`,
  quantity,
  unpaidMs: minutes * MINUTE_MS,
  isOpen: true,
});
const ended = (holder: Holder, minutes: number): UnpaidHold => ({
  ...open(holder, minutes, 0),
  checkoutId: `an earlier one of ${holder.userId}`,
  isOpen: false,
});
const ADA = at('ada', 'home of ada', 'street of ada');
const MALLORY = at('mallory', 'office', 'tower');
const given = (wanting: Holder, ...holds: UnpaidHold[]) => givingWay(wanting, 1, holds);

describe('a hold', () => {
  it('is kept by whoever held nothing for nothing before, however long it takes', () => {
    expect(given(ADA, open(MALLORY, 30))).toEqual([]);
    expect(overdue([open(MALLORY, 30)])).toBeUndefined();
    expect(given(ADA, open(MALLORY, 1), ended(MALLORY, 9))).toEqual([]);
  });

  it('gives way at once where its account held for ten minutes for nothing', () => {
    expect(given(ADA, open(MALLORY, 0), ended(MALLORY, 4), ended(MALLORY, 6))).toEqual([
      'of mallory',
    ]);
    expect(given(ADA, open(MALLORY, 30.1))).toEqual(['of mallory']);
  });

  it.each([
    ['an address', at('eve', 'office', 'elsewhere')],
    ['a network', at('eve', 'another office', 'tower')],
  ])('gives way after three minutes where others of %s held for nothing', (_near, eve) => {
    expect(given(ADA, open(eve, 3), ended(MALLORY, 10))).toEqual([]);
    expect(given(ADA, open(eve, 3.1), ended(MALLORY, 10))).toEqual(['of eve']);
    expect(given(ADA, open(eve, 3.1), ended(MALLORY, 9))).toEqual([]);
  });

  it('counts against others while it goes on, but for its first three minutes', () => {
    const hoarders = (minutes: number) =>
      Array.from({ length: 35 }, (_, index) => open(at(`hoarder ${index}`, 'office'), minutes));
    expect(given(ADA, ...hoarders(3.2))).toEqual([]);
    expect(given(ADA, ...hoarders(3.4))).toEqual(['of hoarder 0']);
    expect(given(at('bob', 'office'), ...hoarders(3.4))).toEqual(['of hoarder 0']);
  });

  it('does not give way to who counts more', () => {
    const eve = at('eve', 'office', 'tower');
    expect(given(MALLORY, open(eve, 14), ended(MALLORY, 10))).toEqual([]);
    expect(given(eve, open(MALLORY, 1), ended(MALLORY, 10))).toEqual(['of mallory']);
    expect(given(at('bob', 'office'), open(eve, 4), ended(MALLORY, 10))).toEqual(['of eve']);
    expect(given(MALLORY, open(MALLORY, 31))).toEqual([]);
  });

  it('gives way with the oldest first, and only where that frees enough', () => {
    const [one, two] = [at('one'), at('two')];
    const holds = [open(one, 14, 2), ended(one, 15), open(two, 10, 3), ended(two, 15)];
    expect(givingWay(ADA, 2, holds)).toEqual(['of one']);
    expect(givingWay(ADA, 4, holds)).toEqual(['of one', 'of two']);
    expect(givingWay(ADA, 6, holds)).toEqual([]);
    expect(givingWay(ADA, 0, holds)).toEqual([]);
  });

  it('of somebody without a known address counts against nobody else', () => {
    const nowhere = (userId: string): Holder => ({ userId, origin: null, network: null });
    expect(given(ADA, open(nowhere('eve'), 14), ended(nowhere('mallory'), 15))).toEqual([]);
  });

  it('is overdue where it counts and had three minutes to pay, of the accounts that count first', () => {
    const [eve, zoe] = [at('eve', 'office'), at('zoe', 'office')];
    expect(overdue([ended(MALLORY, 10), open(MALLORY, 3)])).toBeUndefined();
    expect(overdue([ended(MALLORY, 10), open(eve, 5), open(zoe, 4)])).toBe('of eve');
    expect(overdue([ended(MALLORY, 10), open(eve, 5), open(MALLORY, 4)])).toBe('of mallory');
  });
});

describe('the last units', () => {
  it('are kept from an account that held for half an hour for nothing', () => {
    expect(mayTakeLast(MALLORY, [ended(MALLORY, 15), ended(MALLORY, 14)])).toBe(true);
    expect(mayTakeLast(MALLORY, [ended(MALLORY, 15), ended(MALLORY, 15)])).toBe(false);
  });

  it('are kept from one after three minutes where others of its address count', () => {
    const eve = at('eve', 'office', 'tower');
    expect(mayTakeLast(eve, [ended(MALLORY, 10), ended(eve, 2)])).toBe(true);
    expect(mayTakeLast(eve, [ended(MALLORY, 10), ended(eve, 3)])).toBe(false);
    expect(mayTakeLast(at('new', 'office'), [ended(MALLORY, 30)])).toBe(true);
  });
});
