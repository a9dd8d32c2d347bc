import type { BalanceKind, DifferenceKind } from '../../../../common/contract/books.js';
import type { BalanceMovement } from '../../../kernel/balance-movement.js';

/** A movement of the balance, as it is stored. */
export interface StoredMovement extends BalanceMovement<BalanceKind> {
  /**
   * What it is of: the id of the payment, the shop's id of the refund or the provider's where it was made
   * there, the id of the dispute. Null for all other kinds.
   */
  readonly recordId: string | null;
  /** Of this shop, and not of another installation in the same account. */
  readonly isOwn: boolean;
}

/** What a movement is of; of a refund, where the shop has asked for it, `refundId`. */
export function recordIdOf(
  { kind, intentId, sourceId }: BalanceMovement<BalanceKind>,
  refundId: string | null,
): string | null {
  if (kind === 'charge') return intentId;
  if (kind === 'refund') return refundId ?? sourceId;
  return kind === 'dispute' ? sourceId : null;
}

/** Whether it took a refund that was made by hand at the provider, maybe in another installation. */
export function isRefundByHand<
  Movement extends BalanceMovement<BalanceKind> & { readonly refundId: string | null },
>(movement: Movement): movement is Movement & { readonly intentId: string } {
  const { kind, refundId, intentId, amountCents } = movement;
  return kind === 'refund' && refundId === null && intentId !== null && amountCents < 0;
}

/** Whether it gave back a refund that the bank returned, maybe in another installation. */
export function isReturnedRefund<Movement extends BalanceMovement<BalanceKind>>(
  movement: Movement,
): movement is Movement & { readonly intentId: string } {
  const { kind, intentId, amountCents } = movement;
  return kind === 'refund' && intentId !== null && amountCents > 0;
}

/** What moved the balance in one currency, in cents. */
export interface CurrencySums {
  readonly currency: string;
  /** By what moved it, before fees; what left the balance is below zero. */
  readonly cents: Readonly<Record<BalanceKind, number>>;
  /** The fees that were taken of these. */
  readonly feeCents: number;
  /** Of other installations in the same account, less their fees. */
  readonly othersCents: number;
  /** What cannot be paid out yet, with fees. */
  readonly pendingCents: number;
}

/** The balance as it was read at the provider while nothing moved it, in cents of the shop's currency. */
export interface ReadBalance {
  readonly providerCents: number;
  /** What opening and movements came to then. */
  readonly balanceCents: number;
  readonly at: Date;
}

/** What moved the balance at the card provider since the books began. */
export interface BalanceState {
  /** When the books began, and until when transactions were fetched. */
  readonly since: Date;
  readonly readUntil: Date;
  /** Both sides were compared until then; null before the first time. */
  readonly comparedUntil: Date | null;
  /** What the account had before, in cents of the shop's currency; null until it was read. */
  readonly openingCents: number | null;
  readonly read: ReadBalance | null;
  /** One for each currency. */
  readonly sums: readonly CurrencySums[];
}

/** What is left of all movements: charges − refunds − fees ± disputes − payouts. */
export function movedCents({ cents, feeCents, othersCents }: CurrencySums): number {
  return Object.values(cents).reduce((sum, each) => sum + each, 0) - feeCents + othersCents;
}

/** A record where the shop and the card provider differ. */
export interface BalanceDifference {
  readonly kind: DifferenceKind;
  /** Of the payment, refund, dispute or movement. */
  readonly id: string;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  /** In cents; null where it is missing on that side. */
  readonly ourCents: number | null;
  readonly theirCents: number | null;
  readonly currency: string;
  /** The provider's code for a movement that no record explains. */
  readonly type: string | null;
  readonly changedAt: Date;
}

/** What the provider takes by a transaction, in cents: its fee, or all of one that is a fee. */
export function feeCentsOf({
  kind,
  amountCents,
  feeCents,
}: Pick<BalanceMovement<BalanceKind>, 'kind' | 'amountCents' | 'feeCents'>): number {
  return feeCents - (kind === 'fee' ? amountCents : 0);
}
