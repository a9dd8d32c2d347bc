import type { OrderSnapshot, PlacedOrder } from '../domain/order.js';
import type { OrderStatus } from '../domain/order-status.js';

/** An order of earlier days, with how far it has come. */
export interface HistoricalOrder extends OrderSnapshot {
  readonly placedAt: Date;
  /** Its steps after `pending`, with their times, in order. */
  readonly steps: readonly { readonly to: OrderStatus; readonly at: Date }[];
  /** Who took the steps. */
  readonly adminId: string;
}

/** Brings in orders that were placed elsewhere or earlier: nobody is mailed. */
export abstract class HistoricalOrders {
  /**
   * Joins the caller's transaction; stock and money are the caller's to settle.
   * @throws IllegalStep
   */
  abstract record(order: HistoricalOrder): Promise<PlacedOrder>;
}
