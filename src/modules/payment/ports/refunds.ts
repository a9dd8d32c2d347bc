import type { NewRefund, Refund } from '../domain/refund.js';

/** Refunds: of what of a payment has not gone back yet, at most one a payment. */
export abstract class Refunds {
  /** Joins the caller's transaction; the money goes back by a job. A repetition changes nothing. */
  abstract request(refund: Omit<NewRefund, 'id'>): Promise<void>;
  /** @throws DomainError (conflict) where the order has no refund that failed. */
  abstract retry(orderId: string): Promise<void>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
}
