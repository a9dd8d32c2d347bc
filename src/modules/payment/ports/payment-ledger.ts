import type { Dispute } from '../domain/dispute.js';
import type { Refund } from '../domain/refund.js';

/**
 * What the books have of refunds and disputes. Another module supplies it. Idempotent; joins the caller's
 * transaction.
 */
export abstract class PaymentLedger {
  /**
   * Enters a refund that is confirmed, and takes it back where it failed later.
   * @param refunds all refunds of its payment, in the order of their requests
   */
  abstract enterRefund(refund: Refund, refunds: readonly Refund[]): Promise<void>;
  /** Enters what a dispute has taken by now. */
  abstract enterDispute(dispute: Dispute): Promise<void>;
}

/** The documents of refunds, such as credit notes. Another module supplies it. */
export abstract class RefundDocuments {
  /**
   * Brings the documents of a refund to its state, in the transaction that confirms it or takes that back.
   * @param refunds all refunds of its payment, in the order of their requests
   */
  abstract update(refund: Refund, refunds: readonly Refund[]): Promise<void>;
}
