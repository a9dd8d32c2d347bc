import type { CustomerDetails } from '../../../../common/contract/customer-details.js';

/** What was bought, as it was then: later changes of the product do not touch it. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  /** The unit price paid, in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** The main image's address, or null where the product had none. */
  readonly image: string | null;
}

/** A paid checkout, about to become an order. */
export interface OrderSnapshot {
  readonly checkoutId: string;
  readonly userId: string;
  /** The payment intent's id. */
  readonly transactionId: string;
  readonly customerDetails: CustomerDetails;
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
  readonly shippingCents: number;
}

/** An order that is stored, as the checkout knows it. */
export interface PlacedOrder {
  readonly id: string;
  /** What users read and say, counting from 100001. */
  readonly number: number;
  readonly userId: string;
  readonly transactionId: string;
}
