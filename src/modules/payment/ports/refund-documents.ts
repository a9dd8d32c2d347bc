import type { Refund } from '../domain/refund.js';

/** The documents of refunds, such as credit notes. Another module supplies it. */
export abstract class RefundDocuments {
  /**
   * Brings the documents of a refund to its state, in the transaction that confirms it or takes that back.
   * @param refunds all refunds of its payment, in the order of their requests
   */
  abstract update(refund: Refund, refunds: readonly Refund[]): Promise<void>;
}
