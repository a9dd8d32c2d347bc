import type {
  HistoryTopic,
  LockedOrder,
  OrderSnapshot,
  PaymentStatus,
  PlacedOrder,
} from '../domain/order.js';
import type { OrderStatus } from '../domain/order-status.js';

/** The orders as writes need them. Everything here joins the caller's transaction. */
export abstract class OrderRepository {
  /**
   * Stores a new pending, paid order. One checkout and one transaction make one order: where there
   * is one already, the write fails.
   */
  abstract add(id: string, snapshot: OrderSnapshot, placedAt: Date): Promise<PlacedOrder>;
  /** Locks the order until the transaction ends; undefined for an unknown id. */
  abstract lock(orderId: string): Promise<LockedOrder | undefined>;
  abstract setStatus(orderId: string, status: OrderStatus): Promise<void>;
  /** False where the order's payment stands so already. */
  abstract setPaymentStatus(orderId: string, status: PaymentStatus): Promise<boolean>;
  /** `by` is a user's id, or null for the shop itself; `at` is now unless given. */
  abstract addHistory(
    orderId: string,
    by: string | null,
    what: HistoryTopic,
    detail: string,
    at?: Date,
  ): Promise<void>;
  abstract findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined>;
  abstract findByTransaction(transactionId: string): Promise<PlacedOrder | undefined>;
}
