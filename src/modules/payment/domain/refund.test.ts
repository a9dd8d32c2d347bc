import { HOUR_MS } from '../../../kernel/time.js';
import { findForeignRefunds } from './foreign-refund.js';
import {
  findRefund,
  foreignRefund,
  isCompleteRefund,
  isLookupNeeded,
  isUnchanged,
  keyOf,
  leftOf,
  type ListedRefund,
  pastRefund,
  requestedRefund,
  type Refund,
  retried,
  withKeyUsed,
  withProviderUpdate,
} from './refund.js';

const AT = new Date('2026-01-01T00:00:00Z');
const requested = requestedRefund({
  id: 'r1',
  intentId: 'pi_1',
  orderId: 'o1',
  amountCents: 4_200,
  reason: 'canceled',
  requestedBy: null,
  part: null,
});
const failed: Refund = { ...requested, status: 'failed', error: 'expired card', keyUsedAt: AT };

it('follows the provider, also where the bank takes refunded back', () => {
  const sent = withProviderUpdate(requested, { status: 'pending', failure: null });
  expect(sent).toMatchObject({ status: 'sent', error: null });
  const refused = withProviderUpdate(sent, { status: 'failed', failure: 'expired card' });
  expect(refused).toMatchObject({ status: 'failed', error: 'expired card' });
  const refunded = withProviderUpdate(refused, { status: 'succeeded', failure: null });
  expect(refunded).toMatchObject({ status: 'refunded', error: null });
  const returned = withProviderUpdate(refunded, { status: 'failed', failure: 'sent back' });
  expect(returned).toMatchObject({ status: 'failed', error: 'sent back' });
});

it('is the same where the provider tells nothing new', () => {
  expect(withProviderUpdate(failed, { status: 'failed', failure: 'other words' })).toBe(failed);
});

it('is retried under a fresh key, and only once it failed', () => {
  expect(retried(failed)).toEqual({ ...requested, keyNumber: 2 });
  expect(keyOf(requested, requested.amountCents)).toBe('refund-r1-1');
  expect(keyOf(requested, 900)).toBe('refund-r1-1-900');
  expect(keyOf(retried(failed), failed.amountCents)).toBe('refund-r1-2');
  for (const status of ['requested', 'sent', 'refunded'] as const) {
    expect(() => retried({ ...requested, status })).toThrow('This order has no failed refund.');
  }
  expect(() => retried({ ...requested, orderId: null })).toThrow(
    'This payment has no failed refund.',
  );
});

it('has changed once its status is another, or its key', () => {
  expect(isUnchanged(requested, withKeyUsed(requested, AT))).toBe(true);
  expect(isUnchanged(requested, failed)).toBe(false);
  expect(isUnchanged(requested, retried(failed))).toBe(false);
});

it('of the past is done as it is recorded', () => {
  expect(pastRefund(requested)).toEqual({ ...requested, status: 'refunded' });
});

it('remembers the first use of its key', () => {
  const used = withKeyUsed(requested, AT);
  expect(used.keyUsedAt).toBe(AT);
  expect(withKeyUsed(used, new Date(0))).toBe(used);
});

it('is looked up first under a second key, and once the first is older than 20 hours', () => {
  const now = new Date(AT.getTime() + 20 * HOUR_MS);
  expect(isLookupNeeded(requested, now)).toBe(false);
  expect(isLookupNeeded(withKeyUsed(requested, AT), now)).toBe(false);
  expect(isLookupNeeded(withKeyUsed(requested, AT), new Date(now.getTime() + 1))).toBe(true);
  expect(isLookupNeeded(retried(failed), now)).toBe(true);
});

it.each([
  [0, 4_200],
  [1_000, 3_200],
  [4_200, 0],
  [5_000, 0],
])('after %i cents were given back, %i are left of the payment', (given, left) => {
  expect(leftOf({ amountCents: 4_200, refundedCents: given })).toBe(left);
});

describe('what the provider lists', () => {
  const listed = (id: string, changes: Partial<ListedRefund> = {}): ListedRefund => ({
    id,
    madeFor: 'r1',
    cents: 1_000,
    status: 'succeeded',
    failure: null,
    ...changes,
  });
  const part: Refund = {
    ...requested,
    part: {
      requestKey: 'k',
      providerId: null,
      lines: [],
      deliveryCents: 0,
      isRestocked: false,
      withheld: null,
    },
  };

  it('adds up what was made for a refund; it is pending while one is', () => {
    expect(findRefund(requested, [listed('a', { madeFor: null })])).toBeUndefined();
    expect(findRefund(requested, [listed('a', { status: 'failed' })])).toBeUndefined();
    const two = [listed('a'), listed('b', { status: 'pending', cents: 200 })];
    expect(findRefund(requested, two)).toEqual({ status: 'pending', failure: null, cents: 1_200 });
  });

  it.each([
    [4_199, false],
    [4_200, true],
    [4_201, true],
  ])('makes a refund of 4200 cents complete with %i: %s', (cents, expected) => {
    expect(isCompleteRefund(requested, findRefund(requested, [listed('a', { cents })]))).toBe(
      expected,
    );
    expect(isCompleteRefund(requested, undefined)).toBe(false);
  });

  it('is foreign where none of ours was made for it or entered from it', () => {
    const entered = { ...part, id: 'r2', part: { ...part.part!, providerId: 'known' } };
    const all = [
      listed('ours'),
      listed('known', { madeFor: null }),
      listed('failed', { madeFor: null, status: 'failed' }),
      listed('by hand', { madeFor: null }),
      listed('of a row that was lost', { madeFor: 'r9' }),
    ];
    const foreign = findForeignRefunds([part, entered], all).map(({ id }) => id);
    expect(foreign).toEqual(['by hand', 'of a row that was lost']);
  });

  it('belongs to the refund of all that remains, where that stands for it', () => {
    const byHand = listed('a', { madeFor: null });
    expect(findForeignRefunds([{ ...requested, orderId: null }], [byHand])).toEqual([]);
    const old: Refund = { ...requested, status: 'refunded' };
    const made = (cents: number) => listed('b', { madeFor: old.id, cents });
    expect(findForeignRefunds([part, old], [byHand, made(old.amountCents - 1)])).toEqual([]);
    expect(findForeignRefunds([part, old], [byHand, made(old.amountCents)])).toEqual([byHand]);
  });

  it.each([
    ['succeeded', 1_000, 'refunded'],
    ['pending', 1_000, 'sent'],
    ['succeeded', 999, 'unmatched'],
  ] as const)('is entered, %s with %i cents left, as %s', (status, leftCents, entered) => {
    const ids = { id: 'r3', intentId: 'pi_1', orderId: 'o1' };
    const refund = foreignRefund(listed('re_1', { status, madeFor: null }), ids, leftCents);
    expect(refund).toMatchObject({ ...ids, amountCents: 1_000, status: entered });
    expect(refund.reason).toBe('Made by hand at the card provider');
    expect(refund.part).toMatchObject({ providerId: 're_1', lines: [], isRestocked: false });
  });
});
