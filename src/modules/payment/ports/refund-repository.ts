import type { Refund } from '../domain/refund.js';

/**
 * Stores refunds, and with them how much of each payment they take. Writes and locks join the caller's
 * transaction.
 */
export abstract class RefundRepository {
  /**
   * False where it is stored already: a payment has one refund of all that remains, a form's key and a
   * refund of the provider each make one. @throws RefundExceedsPayment
   */
  abstract add(refund: Refund): Promise<boolean>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  /** In the order of their requests. */
  abstract ofIntent(intentId: string): Promise<readonly Refund[]>;
  /** As `find`, locked until the transaction ends. */
  abstract lock(refundId: string): Promise<Refund | undefined>;
  /** Stores the state of a locked refund after a transition. @throws RefundExceedsPayment */
  abstract save(refund: Refund): Promise<void>;
  /** What is left of a payment that has a refund, in cents; undefined for others. */
  abstract leftCents(intentId: string): Promise<number | undefined>;
  /**
   * Payments with a refund that is pending at the bank, that succeeded since then, by whichever attempt,
   * because banks return some, or that differs.
   */
  abstract intentsToSync(since: Date): Promise<string[]>;
}
