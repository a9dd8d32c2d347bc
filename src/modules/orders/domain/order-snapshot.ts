import type { CustomerDetails } from '../../../../common/contract/customer-details.js';

/** A line as it was at the time of purchase: later changes of the product do not affect it. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  /** The unit price paid, in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** URL of the main image, or null where the product had none. */
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

/** A stored order, as the checkout sees it. */
export interface PlacedOrder {
  readonly id: string;
  /** The order number shown to users, counting from 100001. */
  readonly number: number;
  readonly userId: string;
  readonly transactionId: string;
}
