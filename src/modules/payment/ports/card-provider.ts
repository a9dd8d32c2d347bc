import type { FoundRefund, ProviderRefund, Refund } from '../domain/refund.js';
import { Payments } from './payments.js';

/** The payment provider: payments, and the refunds that only this module creates. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** What was created for this row and has not failed; undefined where there is nothing. */
  abstract findRefund(refund: Refund): Promise<FoundRefund | undefined>;
}
