import type Stripe from 'stripe';
import { noSuch } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';

type Transaction = Stripe.BalanceTransaction;

const AVAILABLE_AFTER_S = 2 * 86_400;
/** For each dispute, in cents. */
export const DISPUTE_FEE = 1_500;

/** What the provider takes of a charge, in cents: 2.9 % and 30 cents. */
export const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;

interface Movement extends Pick<Transaction, 'type' | 'reporting_category' | 'description'> {
  readonly source: string | null;
  /** In cents: below 0 it leaves the balance. */
  readonly amount: number;
  readonly fee?: number;
  /** Whether it can be paid out at once, or leaves what can be. */
  readonly isAvailable?: boolean;
}

/** Moves money to or from the shop's balance. */
export function moveBalance(
  work: Work,
  { fee = 0, isAvailable = false, ...movement }: Movement,
): Transaction {
  return work.put<Transaction>({
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: work.now + (isAvailable ? 0 : AVAILABLE_AFTER_S),
    balance_type: 'payments',
    created: work.now,
    currency: 'usd',
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [processingFee(fee)],
    net: movement.amount - fee,
    status: isAvailable ? 'available' : 'pending',
    ...movement,
  });
}

const processingFee = (amount: number): Transaction['fee_details'][number] => ({
  amount,
  application: null,
  currency: 'usd',
  description: 'Stripe processing fees',
  type: 'stripe_fee',
});

/** `GET /v1/balance`: what its movements have left, of dollars alone. */
export function retrieveBalance(work: Work, params: Params): Stripe.Balance {
  params.only();
  const movements = work.ledger.balance.oldestFirst().map((each) => asOf(work.now, each));
  const sumOf = (status: string) => [
    {
      amount: movements.reduce((sum, each) => sum + (each.status === status ? each.net : 0), 0),
      currency: 'usd',
    },
  ];
  return {
    object: 'balance',
    livemode: false,
    available: sumOf('available'),
    pending: sumOf('pending'),
  };
}

/** `GET /v1/balance_transactions/:id` */
export function retrieveTransaction(work: Work, params: Params, id: string): Transaction {
  params.only();
  const transaction = work.find(id);
  if (transaction?.object !== 'balance_transaction') throw noSuch('balance_transaction', id);
  return asOf(work.now, transaction);
}

/** A transaction is pending until its day has come. */
export const asOf = (now: number, transaction: Transaction): Transaction => ({
  ...transaction,
  status: transaction.available_on <= now ? 'available' : 'pending',
});
