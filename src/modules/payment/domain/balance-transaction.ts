import type { BalanceKind } from '../../../../common/contract/books.js';
import type { BalanceMovement } from '../../../kernel/balance-movement.js';

/** A movement of the balance as the provider reports it. */
export interface BalanceTransaction extends BalanceMovement<BalanceKind> {
  /** The installation that took the payment; null where the provider does not say. */
  readonly installation: string | null;
  /** The refund of the shop that it was made for; null for one that was made at the provider. */
  readonly refundId: string | null;
}

/** What the provider has for the shop in one currency, in cents; below zero where the shop owes it. */
export interface ProviderBalance {
  /** In lower case. */
  readonly currency: string;
  readonly availableCents: number;
  /** What cannot be paid out yet. */
  readonly pendingCents: number;
}
