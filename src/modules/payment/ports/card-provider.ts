import type { ProviderRefund, Refund } from '../domain/refund.js';
import { Payments } from './payments.js';

/** The payment provider: payments, and the refunds that only this module creates. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** The refund created for this row, if the provider has one that has not failed. */
  abstract findRefund(refund: Refund): Promise<ProviderRefund | undefined>;
}
