import type { OrderSnapshot, PlacedOrder } from '../domain/order.js';

/** What the checkout needs of the orders. */
export abstract class Orders {
  /** Makes the order, its confirmation mail included, in the caller's transaction. */
  abstract place(snapshot: OrderSnapshot): Promise<PlacedOrder>;
  abstract findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined>;
  abstract findByTransaction(transactionId: string): Promise<PlacedOrder | undefined>;
}
