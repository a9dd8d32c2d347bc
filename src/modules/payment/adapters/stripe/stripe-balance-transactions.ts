import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BalanceKind } from '../../../../../common/contract/books.js';
import type { BalanceTransaction } from '../../domain/balance-transaction.js';
import { BalanceTransactions } from '../../ports/balance-transactions.js';
import { createdSince } from './stripe-lists.js';

const SOURCE = { expand: ['data.source'] };

const KIND = new Map<string, BalanceKind>([
  ['charge', 'charge'],
  ['payment', 'charge'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['payout', 'payout'],
  ['payout_cancel', 'payout'],
  ['payout_failure', 'payout'],
  ['stripe_fee', 'fee'],
  ['stripe_fx_fee', 'fee'],
  ['tax_fee', 'fee'],
]);

/** The balance transactions at Stripe. */
@Injectable()
export class StripeBalanceTransactions extends BalanceTransactions {
  constructor(private readonly stripe: Stripe) {
    super();
  }

  async *listCreatedSince(since: Date): AsyncIterable<BalanceTransaction> {
    const transactions = createdSince(since, (page) =>
      this.stripe.balanceTransactions.list({ ...page, ...SOURCE }),
    );
    for await (const transaction of transactions) yield fromStripe(transaction);
  }
}

function fromStripe(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  const { id, type, amount, fee, currency, source, created, available_on } = transaction;
  return {
    ...{ id, type, kind: kindOf(transaction), amountCents: amount, feeCents: fee, currency },
    sourceId: typeof source === 'string' ? source : (source?.id ?? null),
    ...paymentOf(source),
    createdAt: new Date(created * 1000),
    availableAt: new Date(available_on * 1000),
  };
}

/** Disputes are adjustments, as other corrections are. */
function kindOf({ type, source }: Stripe.BalanceTransaction): BalanceKind {
  if (typeof source === 'object' && source?.object === 'dispute') return 'dispute';
  return KIND.get(type) ?? 'other';
}

/** Only charges have the metadata of their payment. */
function paymentOf(
  source: Stripe.BalanceTransaction['source'],
): Pick<BalanceTransaction, 'intentId' | 'installation'> {
  if (source === null || typeof source === 'string') return { intentId: null, installation: null };
  switch (source.object) {
    case 'charge':
      return {
        intentId: idOf(source.payment_intent),
        installation: source.metadata['installation'] ?? null,
      };
    case 'refund':
    case 'dispute':
      return { intentId: idOf(source.payment_intent), installation: null };
    default:
      return { intentId: null, installation: null };
  }
}

const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);
