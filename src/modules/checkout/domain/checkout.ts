import type { CustomerDetails } from './customer-details.js';

/** One line of the purchase, with the unit price in cents at that time. */
export interface CheckoutLine {
  readonly productId: string;
  readonly name: string;
  /** Unit price in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** URL of the main image, or null where the product has none. */
  readonly image: string | null;
}

/**
 * `open` holds stock and may be paid, `completed` is an order, `released` gave its stock back,
 * `refunded` was paid too late to become an order.
 */
export type CheckoutStatus = 'open' | 'completed' | 'released' | 'refunded';

/** A user's purchase to be paid. Lines and prices are immutable: a changed cart gets a new checkout. */
export interface Checkout {
  readonly id: string;
  readonly userId: string;
  readonly status: CheckoutStatus;
  /** Counts the payment intents: a canceled one is replaced under the next version. */
  readonly version: number;
  /** In the order of the cart; each product once. */
  readonly lines: readonly CheckoutLine[];
  readonly totalCents: number;
  readonly customerDetails: CustomerDetails | null;
  /** The provider's id of the current intent, once it is known. */
  readonly intentId: string | null;
  /** Where the purchase comes from: see `Payer` of payments; null for one of an earlier release. */
  readonly origin: string | null;
  /** Earliest end of the hold. */
  readonly heldUntil: Date;
  /** All its intents are newer. */
  readonly createdAt: Date;
}

export const CURRENCY = 'usd';

/** Whether two sets of lines, in any order, are the same purchase at the same prices. */
export function isSamePurchase(
  one: readonly CheckoutLine[],
  other: readonly CheckoutLine[],
): boolean {
  const byId = new Map(other.map((line) => [line.productId, line]));
  return (
    one.length === other.length &&
    one.every(({ productId, quantity, priceCents }) => {
      const twin = byId.get(productId);
      return twin?.quantity === quantity && twin.priceCents === priceCents;
    })
  );
}
