import type { Refund } from '../domain/refund.js';
import type { NewRefund } from './refund-repository.js';

/** Refunds: always of the full payment, at most one a payment. */
export abstract class Refunds {
  /** Joins the caller's transaction; the money goes back by a job. A repetition changes nothing. */
  abstract request(refund: Omit<NewRefund, 'id'>): Promise<void>;
  /** @throws DomainError (conflict) where the order has no refund that failed. */
  abstract retry(orderId: string): Promise<void>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
}
