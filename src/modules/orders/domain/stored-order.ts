import type { OrderPayment } from './order-payment.js';
import type { RefundableOrder, WithheldAmount } from './order-refund.js';
import type { OrderLine, OrderSnapshot, PlacedOrder } from './order-snapshot.js';
import type { OrderStatus } from './order-status.js';
import type { LineUnits } from './parcel.js';

/** The part of an order that changes. */
export interface OrderState extends OrderPayment {
  readonly status: OrderStatus;
}

/** A paid order that waits to be shipped. */
export const PLACED: OrderState = {
  status: 'pending',
  paymentStatus: 'paid',
  lostCents: 0,
  partRefundedCents: 0,
};

/** The immutable part of a stored order, as far as a change needs it. */
export interface StoredOrder extends PlacedOrder, RefundableOrder {
  /** See `OrderSnapshot`. */
  readonly country: string | null;
}

/** A line with the id by which parcels refer to it. */
export type IdentifiedLine = OrderLine & { readonly id: string };

/** What the refunds of an order have left of it. */
export interface RestOfOrder {
  readonly cents: number;
  readonly units: number;
}

/** What a refund takes of an order. */
export interface PartOfOrder extends RestOfOrder {
  /** What refunds took of the lines, this one included. */
  readonly refunded: readonly LineUnits[];
  /** What the canceled rest of an order does not give back; null for all other parts. */
  readonly withheld: WithheldAmount | null;
}

export interface StatusStep {
  /** A user's id. */
  readonly by: string;
  readonly at: Date;
}

/** A step that may put units back in stock. */
export interface RestockStep extends StatusStep {
  readonly restock: boolean;
}

/** What a new order is made of. */
export type NewOrderSnapshot = Omit<OrderSnapshot, 'lines'> & {
  readonly id: string;
  readonly placedAt: Date;
  /** The return window of its day, in days; null for an imported order, which has that of today. */
  readonly returnDays: number | null;
  readonly lines: readonly IdentifiedLine[];
};
