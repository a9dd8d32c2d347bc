import type { ListedRefund, ProviderRefund, Refund } from '../domain/refund.js';
import { Payments } from './payments.js';

/** The payment provider: payments, and the refunds that only this module creates. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, whoever made them; empty for an unknown one. */
  abstract listRefunds(intentId: string): Promise<readonly ListedRefund[]>;
}
