import type { Refund } from '../domain/refund.js';

/** Stores refunds. Writes and locks join the caller's transaction. */
export abstract class RefundRepository {
  /** False where the payment has a refund already: a payment is refunded once. */
  abstract add(refund: Refund): Promise<boolean>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
  abstract findByOrder(orderId: string): Promise<Refund | undefined>;
  /** As `find`, locked until the transaction ends. */
  abstract lock(refundId: string): Promise<Refund | undefined>;
  /** Stores a locked refund after a transition. */
  abstract save(refund: Refund): Promise<void>;
  /**
   * Payments whose refund is pending at the bank, or succeeded since then, because banks return
   * some.
   */
  abstract intentsToSync(since: Date): Promise<string[]>;
}
