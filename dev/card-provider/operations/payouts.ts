import type Stripe from 'stripe';
import { badParam, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';
import { asOf, moveBalance } from './balance.js';

/** For each payout, in cents. */
const PAYOUT_FEE = 25;

/**
 * `POST /v1/payouts`: pays out what is available, for a fee that is a transaction of its own. The answer is
 * the transaction, because nothing asks for payouts.
 */
export function createPayout(work: Work, params: Params): Stripe.BalanceTransaction {
  params.only('amount', 'currency');
  const amount = params.integer('amount') ?? 0;
  if (amount < 1) throw badParam('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  const available = work.ledger.balance
    .oldestFirst()
    .filter((each) => asOf(work.now, each).status === 'available')
    .reduce((sum, { net }) => sum + net, 0);
  if (amount > available) {
    throw refused('balance_insufficient', 'You have insufficient funds in your Stripe account.');
  }
  moveBalance(work, {
    type: 'stripe_fee',
    reporting_category: 'fee',
    description: 'Payout fee',
    source: null,
    amount: -PAYOUT_FEE,
    isAvailable: true,
  });
  return moveBalance(work, {
    type: 'payout',
    reporting_category: 'payout',
    description: 'STRIPE PAYOUT',
    source: newId('po'),
    amount: -amount,
    isAvailable: true,
  });
}
