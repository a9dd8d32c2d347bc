import type { BalanceKind, DifferenceKind } from '../../../../common/contract/books.js';

/** A movement of the balance at the card provider, as it is stored; in cents, below zero where it leaves. */
export interface StoredTransaction {
  /** The provider's id. */
  readonly id: string;
  readonly kind: BalanceKind;
  /** The provider's word for it. */
  readonly type: string;
  /** Before the fee. */
  readonly amountCents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly sourceId: string | null;
  /** Null where it is of no payment. */
  readonly intentId: string | null;
  readonly createdAt: Date;
  /** It is pending before. */
  readonly availableAt: Date;
}

/** What moved the balance at the card provider since the books began, in cents. */
export interface BalanceSums {
  /** When the books began, and until when transactions were fetched. */
  readonly since: Date;
  readonly readUntil: Date;
  /** By what moved it, before fees; what left the balance is below zero. */
  readonly cents: Readonly<Record<BalanceKind, number>>;
  /** The fees that were taken of these. */
  readonly feeCents: number;
  /** What cannot be paid out yet, with fees. */
  readonly pendingCents: number;
}

/** What is left: charges − refunds − fees ± disputes − payouts. */
export function balanceCents({ cents, feeCents }: BalanceSums): number {
  return Object.values(cents).reduce((sum, each) => sum + each, 0) - feeCents;
}

/** A payment where the shop's records and the card provider's differ. */
export interface BalanceDifference {
  readonly kind: DifferenceKind;
  /** The provider's id of the payment or dispute. */
  readonly id: string;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  /** In cents; null where it is missing on that side. */
  readonly ourCents: number | null;
  readonly theirCents: number | null;
}

/** What the provider takes by a transaction, in cents: its fee, or all of one that is a fee. */
export function feeCentsOf({
  kind,
  amountCents,
  feeCents,
}: Pick<StoredTransaction, 'kind' | 'amountCents' | 'feeCents'>): number {
  return feeCents - (kind === 'fee' ? amountCents : 0);
}
