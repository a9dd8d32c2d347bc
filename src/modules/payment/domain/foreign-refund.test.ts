import { findForeignRefunds, isForForeign, isOfCancellation, shrunk } from './foreign-refund.js';
import { type ListedRefund, type Refund, type RefundPart, requestedRefund } from './refund.js';

const whole = requestedRefund({
  id: 'r1',
  intentId: 'pi_1',
  orderId: 'o1',
  amountCents: 4_200,
  reason: 'canceled',
  requestedBy: null,
  part: null,
});
const part = (changes: Partial<RefundPart> = {}): RefundPart => ({
  requestKey: 'form',
  providerId: null,
  lines: [],
  deliveryCents: 0,
  isRestocked: false,
  withheld: null,
  ...changes,
});
const rest: Refund = { ...whole, part: part({ withheld: { cents: 300, reason: 'dispute_lost' } }) };
const listed = (changes: Partial<ListedRefund> = {}): ListedRefund => ({
  id: 're_1',
  madeFor: null,
  cents: 1_000,
  status: 'succeeded',
  failure: null,
  ...changes,
});

describe('a refund of all that remains stands for those by hand', () => {
  it('where the payment has no order', () => {
    expect(isForForeign({ ...whole, orderId: null }, [])).toBe(true);
  });

  it.each([
    ['requested', false],
    ['failed', false],
    ['sent', true],
    ['refunded', true],
  ] as const)('where less than its amount was made for it: %s, %s', (status, expected) => {
    const made = [listed({ madeFor: 'r1', cents: 3_200 }), listed({ cents: 1_000 })];
    expect(isForForeign({ ...whole, status }, made)).toBe(expected);
    const all = [listed({ madeFor: 'r1', cents: 4_200 })];
    expect(isForForeign({ ...whole, status }, all)).toBe(false);
  });

  it('and a part never does', () => {
    expect(isForForeign({ ...whole, orderId: null, part: part() }, [])).toBe(false);
    expect(isForForeign({ ...whole, status: 'sent', part: part() }, [])).toBe(false);
  });
});

it('finds the refunds that took effect and that none of ours knows', () => {
  const ours = [
    { ...whole, part: part() },
    { ...whole, id: 'r2', part: part({ providerId: 're_3' }) },
  ];
  const all = [
    listed({ id: 're_1', madeFor: 'r1' }),
    listed({ id: 're_2', status: 'failed' }),
    listed({ id: 're_3' }),
    listed({ id: 're_4', status: 'pending' }),
  ];
  expect(findForeignRefunds(ours, all).map(({ id }) => id)).toEqual(['re_4']);
  expect(findForeignRefunds([{ ...whole, orderId: null }], all)).toEqual([]);
});

it('tells what is for a canceled order from what staff asked for', () => {
  expect(isOfCancellation(whole)).toBe(true);
  expect(isOfCancellation(rest)).toBe(true);
  expect(isOfCancellation({ ...whole, orderId: null })).toBe(false);
  expect(isOfCancellation({ ...whole, part: part() })).toBe(false);
});

describe('the refund of a canceled order', () => {
  it.each(['requested', 'failed'] as const)('becomes smaller under a new key: %s', (status) => {
    const before: Refund = { ...whole, status, keyUsedAt: new Date(0), error: 'refused' };
    expect(shrunk(before, 3_200)).toEqual({
      ...before,
      amountCents: 3_200,
      keyNumber: 2,
      keyUsedAt: null,
    });
  });

  it('withholds what the rest of an order loses, for the reason of before', () => {
    expect(shrunk(rest, 3_200).part).toEqual({
      ...rest.part,
      withheld: { cents: 1_300, reason: 'dispute_lost' },
    });
    const unwithheld = { ...rest, part: part({ withheld: { cents: 0, reason: null } }) };
    expect(shrunk(unwithheld, 3_200).part?.withheld).toEqual({ cents: 1_000, reason: 'refunded' });
  });

  it('is done where nothing is left', () => {
    const before: Refund = { ...whole, status: 'failed', error: 'refused' };
    expect(shrunk(before, 0)).toMatchObject({ amountCents: 0, status: 'refunded', error: null });
  });

  it.each([
    ['at the bank', { ...whole, status: 'sent' }, 1_000],
    ['refunded', { ...whole, status: 'refunded' }, 1_000],
    ['no more than that', whole, 4_200],
    ['a part that staff asked for', { ...whole, part: part() }, 1_000],
    ['of a payment without an order', { ...whole, orderId: null }, 1_000],
  ] as const)('stays the same object where it is %s', (_, refund, mostCents) => {
    expect(shrunk(refund, mostCents)).toBe(refund);
  });
});
