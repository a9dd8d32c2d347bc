import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';
import type { HistoryEntry } from '../domain/order-history.js';
import type { Parcel } from '../domain/parcel.js';
import type { PaymentStatus } from '../domain/order-payment.js';
import type { IdentifiedLine } from '../domain/order.js';
import type { OrderRefund, WithheldAmount } from '../domain/order-refund.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { NewOrderSnapshot, OrderState } from '../domain/stored-order.js';

/** An order line with the narrower copies of its image. Widths in pixels. */
export type ShownLine = IdentifiedLine & {
  readonly srcset: readonly { readonly width: number; readonly url: string }[];
};

/** A refund of an order's payment, as it is read. */
export interface OrderRefundRecord extends OrderRefund {
  readonly id: string;
  readonly at: Date;
  /** The name of who asked for it; null for the shop itself, or the card provider. */
  readonly by: string | null;
  /** A key of `refundReasons`, or a text. */
  readonly reason: string;
  /** Why it failed. */
  readonly error: string | null;
  readonly part: RefundPartRecord | null;
}

type RefundPartRecord = NonNullable<OrderRefund['part']> & {
  readonly isRestocked: boolean;
  /** What the canceled rest of the order does not give back; null for all other parts. */
  readonly withheld: WithheldAmount | null;
  /** Made by hand at the card provider. */
  readonly isForeign: boolean;
};

/** What is read of an order as it was placed. */
type PlacedParts = Omit<NewOrderSnapshot, 'checkoutId' | 'placedAt' | 'country' | 'lines'>;

/** An order with its buyer, as it is read. */
export interface OrderRecord extends PlacedParts, OrderState {
  readonly number: number;
  readonly createdAt: Date;
  /** Where it goes, two letters of ISO 3166-1. */
  readonly country: string;
  /** Whether that is not the country of the shop now. */
  readonly isAbroad: boolean;
  readonly userName: string;
  readonly userEmail: string;
  readonly lines: readonly ShownLine[];
  /** Whatever was shipped, by number; none for an order that was shipped before there were parcels. */
  readonly parcels: readonly Parcel[];
  readonly history: readonly HistoryEntry[];
  /** In the order of their requests. */
  readonly refunds: readonly OrderRefundRecord[];
}

/** An order as it is exported: without history and image copies. */
export type ExportedOrder = Omit<OrderRecord, 'history' | 'lines'> & {
  readonly lines: readonly IdentifiedLine[];
  /** ISO 4217, in lower case. */
  readonly currency: string;
};

/** The properties of an order that the sales figures need. */
export type Sale = Pick<
  OrderRecord,
  'createdAt' | 'status' | 'totalCents' | 'lostCents' | 'partRefundedCents'
>;

export const ORDER_SORTS = [
  'number',
  'createdAt',
  'totalPrice',
  'status',
  'paymentStatus',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Pending orders: `ready` ones can be shipped, `held` ones have a payment of `HOLDING_PAYMENTS`. */
export const SHIPPINGS = ['ready', 'held'] as const;
export type Shipping = (typeof SHIPPINGS)[number];

/** The filter of an admin's list; the time is that of the purchase. */
export interface OrderFilter extends TimeRange {
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  readonly shipping?: Shipping;
  /**
   * A number, id or transaction; a part of what the customer or the account entered, of the discount code, a tracking
   * number or a note; the number of an invoice or credit note; a country's English name or code; or words of a product's
   * name, the last of which may be a beginning. Case, accents and apostrophes do not count.
   */
  readonly searchTerm?: string;
}

/** Reads of orders; in the caller's transaction where one is open. */
export abstract class OrderQueries {
  abstract findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined>;
  /** The order of a payment. */
  abstract findByTransaction(transactionId: string): Promise<PlacedOrder | undefined>;
  /** The order of a number, as users know it. */
  abstract findByNumber(number: number): Promise<PlacedOrder | undefined>;
  abstract find(orderId: string): Promise<OrderRecord | undefined>;
  /** A user's own orders, newest first. */
  abstract ofUser(userId: string, page: PageRequest): Promise<Page<OrderRecord>>;
  abstract list(
    filter: OrderFilter,
    sort: Sort<OrderSort>,
    page: PageRequest,
  ): Promise<Page<OrderRecord>>;
  /** All orders of a filter in batches, newest first; orders placed meanwhile are left out. */
  abstract batches(filter: OrderFilter): AsyncIterable<readonly ExportedOrder[]>;
  abstract sale(orderId: string): Promise<Sale | undefined>;
  /** Number of orders of each status, whatever the filter. */
  abstract counts(): Promise<Record<OrderStatus, number>>;
  /** Number of orders that wait to be shipped and are held. */
  abstract countHeld(): Promise<number>;
}
