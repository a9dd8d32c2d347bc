import type { CustomerDetails } from './customer-details.js';

/** One line of what is being paid, with the unit price in cents as it was at that moment. */
export interface CheckoutLine {
  readonly productId: string;
  readonly name: string;
  /** Unit price in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** The main image's address, or null where the product has none. */
  readonly image: string | null;
}

/**
 * `open` holds stock and may be paid, `completed` is an order, `released` gave its stock back,
 * `refunded` was paid too late to become an order.
 */
export type CheckoutStatus = 'open' | 'completed' | 'released' | 'refunded';

/** What one user is paying. Lines and prices never change: a changed cart gets a new checkout. */
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
  /** Until when the stock is held at least. */
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
