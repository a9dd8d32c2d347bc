/**
 * `needs_answer` waits for the shop's evidence, `under_review` for the bank. `won` left the money
 * with the shop, `lost` took it.
 */
export type DisputeStatus = 'needs_answer' | 'under_review' | 'won' | 'lost';

/** A cardholder contests a payment at the bank. */
export interface Dispute {
  /** The provider's id. */
  readonly id: string;
  readonly intentId: string;
  /** The contested part of the payment. */
  readonly amountCents: number;
  /** What the provider has taken from the shop's balance by now: nothing for an inquiry, or once won. */
  readonly withdrawnCents: number;
  /** The provider's code for it, such as `fraudulent` or `product_not_received`. */
  readonly reason: string;
  readonly status: DisputeStatus;
  /** Until when the provider takes evidence; null where it takes none. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
}

/** Whether neither side has won. */
export function isOpen({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'needs_answer' || status === 'under_review';
}

/** Whether it is open, or what it took does not fit its end: the news of one of them is still to come. */
export function isUnsettled(dispute: Pick<Dispute, 'status' | 'withdrawnCents'>): boolean {
  if (isOpen(dispute)) return true;
  return (dispute.status === 'won') === dispute.withdrawnCents > 0;
}

/** The disputes that differ from what is known of them. */
export function changedDisputes(
  known: readonly Dispute[],
  seen: readonly Dispute[],
): readonly Dispute[] {
  return seen.filter((dispute) => {
    const before = known.find(({ id }) => id === dispute.id);
    return (
      before?.status !== dispute.status ||
      before.amountCents !== dispute.amountCents ||
      before.withdrawnCents !== dispute.withdrawnCents ||
      before.answerBy?.getTime() !== dispute.answerBy?.getTime()
    );
  });
}
