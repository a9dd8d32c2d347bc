import type { OrderStatus } from '../../../../common/contract/order-status.js';

/** An order as counted in the daily sales. */
export interface RollupEntry {
  /** The UTC day on which it was placed, YYYY-MM-DD. */
  readonly day: string;
  readonly status: OrderStatus;
  readonly cents: number;
}

/** A difference between the daily sales and the orders. */
export interface DayDifference {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  /** Orders counted in the wrong state although no event of theirs is pending. */
  readonly orders: number;
  /** Statuses whose sum differs from their counted orders. */
  readonly sums: number;
}

/** The daily sales: updated one order at a time, and verified one day at a time. */
export abstract class SalesRollup {
  /**
   * Counts an order that is not counted yet, in its current state; changes nothing where it is counted, or
   * does not exist. Joins the caller's transaction.
   */
  abstract add(orderId: string): Promise<void>;

  /**
   * Returns how the order is counted, undefined where it is not yet. Locks the entry until the
   * caller's transaction ends: the order, read after this call, is then at least as new as any
   * counted state.
   */
  abstract lock(orderId: string): Promise<RollupEntry | undefined>;

  /**
   * Moves a locked order from `before`, where it was counted, to `after`, of another day or status.
   * Joins the caller's transaction.
   */
  abstract move(
    orderId: string,
    before: RollupEntry | undefined,
    after: RollupEntry,
  ): Promise<void>;

  /** All UTC days from the first order to `until`, or to the last counted one. */
  abstract days(until: Date): Promise<readonly string[]>;

  /** Undefined when the day is correct. */
  abstract difference(day: string): Promise<DayDifference | undefined>;

  /** Recounts the day from its orders. Joins the caller's transaction, which blocks counting. */
  abstract repair(day: string): Promise<void>;
}
