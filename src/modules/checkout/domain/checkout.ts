import type { CustomerDetails } from './customer-details.js';
import type { Holder } from './unpaid-holds.js';
import type { CheckoutLine, CheckoutPricing } from './quote/quote.js';

export type { CheckoutLine, CheckoutPricing };

/**
 * `open` holds stock and may be paid, `completed` is an order, `released` gave its stock back,
 * `refunded` was paid too late to become an order.
 */
export type CheckoutStatus = 'open' | 'completed' | 'released' | 'refunded';

/** A user's purchase to be paid. Its quote is immutable: a changed cart gets a new checkout. */
export interface Checkout extends Holder {
  readonly id: string;
  readonly status: CheckoutStatus;
  /** Counts the payment intents: a canceled one is replaced under the next version. */
  readonly version: number;
  /** In the order of the cart; each product once. */
  readonly lines: readonly CheckoutLine[];
  readonly pricing: CheckoutPricing;
  readonly totalCents: number;
  readonly customerDetails: CustomerDetails | null;
  /** The provider's id of the current intent, once it is known. */
  readonly intentId: string | null;
  /** Earliest end of the hold. */
  readonly heldUntil: Date;
  /** All its intents are newer. */
  readonly createdAt: Date;
}
