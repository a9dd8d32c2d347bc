import type { CustomerDetails } from '../../../../common/contract/customer-details.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { HistoryEntry } from '../domain/order-history.js';
import type { PaymentStatus } from '../domain/order.js';
import type { OrderLine, PlacedOrder } from '../domain/order-snapshot.js';
import type { OrderStatus } from '../domain/order-status.js';

/** A stored order line. */
export type BoughtLine = OrderLine & { readonly id: string };

/** An order line with the narrower copies of its image. Widths in pixels. */
export type ShownLine = BoughtLine & {
  readonly srcset: readonly { readonly width: number; readonly url: string }[];
};

/** An order with its buyer, as it is read. */
export interface OrderRecord {
  readonly id: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly transactionId: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly customerDetails: CustomerDetails;
  readonly userId: string;
  readonly userName: string;
  readonly userEmail: string;
  readonly lines: readonly ShownLine[];
  readonly history: readonly HistoryEntry[];
}

/** An order as it is exported: without history and image copies. */
export type ExportedOrder = Omit<OrderRecord, 'history' | 'lines'> & {
  readonly lines: readonly BoughtLine[];
};

/** The properties of an order that the sales figures need. */
export type Sale = Pick<OrderRecord, 'createdAt' | 'status' | 'totalCents'>;

export const ORDER_SORTS = ['number', 'createdAt', 'totalPrice'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The filter of an admin's list. */
export interface OrderFilter {
  readonly status?: OrderStatus;
  /** A number, id or transaction, or a part of the buyer's name or email. */
  readonly searchTerm?: string;
  /** From the start of this UTC day. */
  readonly from?: Date;
  /** Before this time. */
  readonly before?: Date;
}

/** Reads of orders; in the caller's transaction where one is open. */
export abstract class OrderQueries {
  /** The order of a checkout. */
  abstract findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined>;
  /** The order of a payment. */
  abstract findByTransaction(transactionId: string): Promise<PlacedOrder | undefined>;
  abstract find(orderId: string): Promise<OrderRecord | undefined>;
  /** A user's own orders, newest first. */
  abstract ofUser(userId: string, page: PageRequest): Promise<Page<OrderRecord>>;
  abstract list(
    filter: OrderFilter,
    sort: { by: OrderSort; descending: boolean },
    page: PageRequest,
  ): Promise<Page<OrderRecord>>;
  /** All orders of a filter in batches, newest first; orders placed meanwhile are left out. */
  abstract batches(filter: OrderFilter): AsyncIterable<readonly ExportedOrder[]>;
  abstract sale(orderId: string): Promise<Sale | undefined>;
  /** Number of orders of each status, whatever the filter. */
  abstract counts(): Promise<Record<OrderStatus, number>>;
}
