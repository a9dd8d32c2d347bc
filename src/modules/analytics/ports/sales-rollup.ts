import type { OrderStatus } from '../../../../common/contract/order-status.js';

/** An order as the daily sales count it. */
export interface RollupEntry {
  /** The UTC day of its placing, YYYY-MM-DD. */
  readonly day: string;
  readonly status: OrderStatus;
  readonly cents: number;
}

/** Where the daily sales are not what the orders say. */
export interface DayDifference {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  /** Orders counted in the wrong state although no event of theirs is pending. */
  readonly orders: number;
  /** Statuses whose sum differs from their counted orders. */
  readonly sums: number;
}

/** The daily sales: written an order at a time, and compared with the orders a day at a time. */
export abstract class SalesRollup {
  /**
   * As what the order is counted, undefined where it is not yet. Locks that until the caller's
   * transaction ends: what is read of the order after this call is not older than what others
   * counted before.
   */
  abstract lock(orderId: string): Promise<RollupEntry | undefined>;

  /**
   * Takes a locked order out of `before`, where it was counted, and counts it as `after`, which is of
   * another day or status. Joins the caller's transaction.
   */
  abstract move(
    orderId: string,
    before: RollupEntry | undefined,
    after: RollupEntry,
  ): Promise<void>;

  /** Every UTC day from the first order to `until`, or to the last one that is counted. */
  abstract days(until: Date): Promise<readonly string[]>;

  /** Undefined when the day is correct. */
  abstract difference(day: string): Promise<DayDifference | undefined>;

  /** Recounts the day from its orders. Joins the caller's transaction, which blocks counting. */
  abstract repair(day: string): Promise<void>;
}
