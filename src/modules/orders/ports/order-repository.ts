import type { NewHistoryEntry } from '../domain/order-history.js';
import type { NewOrder, Order } from '../domain/order.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';

/** Stores orders. Every write joins the caller's transaction. */
export abstract class OrderRepository {
  /**
   * Stores a new order with its history. Checkout and transaction are unique: a second order of one
   * fails.
   */
  abstract add(order: NewOrder): Promise<PlacedOrder>;
  /** Locks the order until the transaction ends; undefined for an unknown or malformed id. */
  abstract lock(orderId: string): Promise<Order | undefined>;
  /** Stores what was changed. @throws Error where the status is another than the one it was read with. */
  abstract update(order: Order): Promise<void>;
  /** For what changes nothing of the order itself. */
  abstract addHistory(orderId: string, entry: NewHistoryEntry): Promise<void>;
}
