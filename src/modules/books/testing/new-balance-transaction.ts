import type { BalanceTransaction } from '../../payment/index.js';

/** A charge of 42 dollars. */
export const newBalanceTransaction = (
  changes: Partial<BalanceTransaction> = {},
): BalanceTransaction => ({
  id: 'txn_1',
  kind: 'charge',
  type: 'charge',
  amountCents: 4_200,
  feeCents: 152,
  currency: 'usd',
  sourceId: 'ch_1',
  intentId: 'pi_1',
  installation: 'this',
  refundId: null,
  createdAt: new Date('2026-03-01T12:00:00Z'),
  availableAt: new Date('2026-03-03T12:00:00Z'),
  ...changes,
});
