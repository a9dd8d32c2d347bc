import type { BalanceKind } from '../../../../common/contract/books.js';

/** A movement of the shop's balance at the provider, in cents: below zero it leaves the balance. */
export interface BalanceTransaction {
  /** The provider's id. */
  readonly id: string;
  readonly kind: BalanceKind;
  /** The provider's word for it, such as `refund_failure`. */
  readonly type: string;
  /** Before the fee. */
  readonly amountCents: number;
  /** What the provider takes of it for its services. */
  readonly feeCents: number;
  readonly currency: string;
  /** The provider's id of the charge, refund, dispute or payout; null where there is none. */
  readonly sourceId: string | null;
  /** Null where it is of no payment. */
  readonly intentId: string | null;
  /** The installation that took the payment; null where the provider does not say. */
  readonly installation: string | null;
  readonly createdAt: Date;
  /** From then on it can be paid out; it is pending before. */
  readonly availableAt: Date;
}
