import type { CustomerDetails } from '../../../../common/contract/customer-details.js';
import type { OrderStatus } from './order-status.js';

export type { CustomerDetails };

export type PaymentStatus = 'paid' | 'refunding' | 'refunded' | 'refund_failed';

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

/** An order in the moment of its placing. */
export interface PlacedOrder {
  readonly id: string;
  /** What people read and say, counting from 100001. */
  readonly number: number;
  readonly userId: string;
  readonly transactionId: string;
}

/** What a change of status needs to know of the order it locks. */
export interface LockedOrder {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly transactionId: string;
  readonly totalCents: number;
  readonly lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[];
}

export type HistoryTopic = 'status' | 'payment' | 'refund' | 'stock' | 'mail';

/** One line of an order's history. */
export interface HistoryEntry {
  readonly at: Date;
  /** Who did it: a user's name, or the shop itself. */
  readonly by: string;
  readonly what: HistoryTopic;
  readonly detail: string;
}
