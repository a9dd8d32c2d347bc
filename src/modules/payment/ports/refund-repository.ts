import type { Refund } from '../domain/refund.js';

/** The stored refunds. Writes and locks join the caller's transaction. */
export abstract class RefundRepository {
  /** False where the payment has a refund already: one payment is refunded once. */
  abstract add(refund: Refund): Promise<boolean>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
  abstract findByOrder(orderId: string): Promise<Refund | undefined>;
  /** As `find`; nobody else changes it until the transaction ends. */
  abstract lock(refundId: string): Promise<Refund | undefined>;
  /** Stores a locked refund as it is after a step. */
  abstract save(refund: Refund): Promise<void>;
  /** Payments whose refund is at the bank, or went through since then: banks return some. */
  abstract intentsToSync(since: Date): Promise<string[]>;
}
