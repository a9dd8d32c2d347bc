import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BalanceKind } from '../../../../../common/contract/books.js';
import type { BalanceTransaction, ProviderBalance } from '../../domain/balance-transaction.js';
import { BalanceTransactions } from '../../ports/card-provider.js';
import { translated } from './stripe-client.js';
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

  balances(): Promise<readonly ProviderBalance[]> {
    return translated(async () => {
      const { available, pending } = await this.stripe.balance.retrieve();
      const currencies = new Set([...available, ...pending].map(({ currency }) => currency));
      return [...currencies].sort().map((currency) => ({
        currency,
        availableCents: centsIn(currency, available),
        pendingCents: centsIn(currency, pending),
      }));
    });
  }
}

const centsIn = (
  currency: string,
  amounts: readonly { readonly currency: string; readonly amount: number }[],
): number => amounts.reduce((sum, each) => sum + (each.currency === currency ? each.amount : 0), 0);

function fromStripe(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  const { id, type, amount, fee, currency, source, created, available_on } = transaction;
  return {
    id,
    type,
    kind: kindOf(transaction),
    amountCents: amount,
    feeCents: fee,
    currency,
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

/** Only charges have the metadata of their payment; a refund has what it was made for. */
function paymentOf(
  source: Stripe.BalanceTransaction['source'],
): Pick<BalanceTransaction, 'intentId' | 'installation' | 'refundId'> {
  const nothing = { intentId: null, installation: null, refundId: null };
  if (source === null || typeof source === 'string') return nothing;
  switch (source.object) {
    case 'charge':
      return {
        ...nothing,
        intentId: idOf(source.payment_intent),
        installation: source.metadata['installation'] ?? null,
      };
    case 'refund':
      return {
        ...nothing,
        intentId: idOf(source.payment_intent),
        refundId: source.metadata?.['refund'] ?? null,
      };
    case 'dispute':
      return { ...nothing, intentId: idOf(source.payment_intent) };
    default:
      return nothing;
  }
}

const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);
