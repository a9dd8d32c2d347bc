import { newBalanceTransaction } from '../testing/new-balance-transaction.js';
import { feeCentsOf, isRefundByHand, movedCents, recordIdOf } from './balance.js';

it('what is left are charges less refunds, fees, disputes and payouts, with those of others', () => {
  const sums = {
    currency: 'usd',
    feeCents: 330,
    othersCents: 50,
    pendingCents: 0,
    cents: { charge: 10_000, refund: -1_000, dispute: -500, payout: -4_000, fee: -25, other: 5 },
  };
  expect(movedCents(sums)).toBe(4_200);
});

it('a fee is taken of a transaction, or is one', () => {
  const taken = { amountCents: 4_200, feeCents: 152 };
  expect(feeCentsOf({ kind: 'charge', ...taken })).toBe(152);
  expect(feeCentsOf({ kind: 'fee', amountCents: -25, feeCents: 0 })).toBe(25);
});

it('a movement is of a payment, of a refund of the shop or of the provider, or of a dispute', () => {
  const recordOf = (kind: 'charge' | 'refund' | 'dispute' | 'payout', refundId: string | null) =>
    recordIdOf(newBalanceTransaction({ kind, sourceId: 'source', intentId: 'pi_1' }), refundId);
  expect(recordOf('charge', null)).toBe('pi_1');
  expect([recordOf('refund', 'r1'), recordOf('refund', null)]).toEqual(['r1', 'source']);
  expect([recordOf('dispute', null), recordOf('payout', null)]).toEqual(['source', null]);
});

it('a refund by hand takes something of a payment, and the shop has not asked for it', () => {
  const isByHand = (changes: Parameters<typeof newBalanceTransaction>[0]) =>
    isRefundByHand(newBalanceTransaction({ kind: 'refund', amountCents: -1, ...changes }));
  expect(isByHand({})).toBe(true);
  expect(isByHand({ kind: 'dispute' })).toBe(false);
  expect([isByHand({ amountCents: 0 }), isByHand({ amountCents: 1 })]).toEqual([false, false]);
  expect([isByHand({ refundId: 'r1' }), isByHand({ intentId: null })]).toEqual([false, false]);
});
