import type { NewRefund, Refund } from '../domain/refund.js';

/** Refunds of what remains of a payment, at most one per payment. */
export abstract class Refunds {
  /** Joins the caller's transaction; a job makes the refund. Idempotent. */
  abstract request(refund: Omit<NewRefund, 'id'>): Promise<void>;
  /** @throws DomainError (conflict) where the order has no failed refund. */
  abstract retry(orderId: string): Promise<void>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
}
