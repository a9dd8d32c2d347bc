import type { CorrectedAddress } from '../../../../common/contract/order.js';
import type { NewHistoryEntry } from '../domain/order-history.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import type { NewOrder, Order } from '../domain/order.js';

/** Stores orders. Every write joins the caller's transaction. */
export abstract class OrderRepository {
  /**
   * Stores a new order with its history. @throws Error for a second order of one checkout or
   * transaction.
   */
  abstract add(order: NewOrder): Promise<PlacedOrder>;
  /** Locks the order until the transaction ends; undefined for an unknown or malformed id. */
  abstract lock(orderId: string): Promise<Order | undefined>;
  /** Stores the changes. @throws Error where the stored status is no longer the one that was read. */
  abstract update(order: Order): Promise<void>;
  /** Stores the corrected fields of the delivery address; the others stay. */
  abstract correctAddress(orderId: string, address: CorrectedAddress): Promise<void>;
  /** Adds an entry without a change of the order itself. */
  abstract addHistory(orderId: string, entry: NewHistoryEntry): Promise<void>;
}

/** Enters what was refunded by hand at the card provider; for modules that hear of it elsewhere. */
export abstract class ForeignRefunds {
  /**
   * All of one payment. Idempotent; nothing for a payment without an order. Uses the network.
   * @throws ProviderUnavailable, ProviderRefused
   */
  abstract execute(intentId: string): Promise<void>;
}
