import type { ProviderRefund, Refund } from '../domain/refund.js';
import { Payments } from './payments.js';

/** The card provider: payments, and the refunds that only this module makes. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** The refund we made for this row, if the provider knows one that has not failed. */
  abstract findRefund(refund: Refund): Promise<ProviderRefund | undefined>;
}
