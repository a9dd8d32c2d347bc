import type { Refund } from '../domain/refund.js';
import { Payments } from './payments.js';

/** How a refund stands at the provider. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure: string | null;
}

/** The card provider: payments, and the refunds that only this module makes. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** The refund we made for this row, if the provider knows one that has not failed. */
  abstract findRefund(refund: Refund): Promise<ProviderRefund | undefined>;
}
