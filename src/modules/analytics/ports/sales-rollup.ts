import type { OrderStatus } from '../../../../common/contract/order-status.js';
import type { RevenueDay } from '../domain/revenue.js';

/** The time zone that the daily sales are counted in. */
export interface SalesZone {
  readonly timeZone: string;
  /** False from a change of the zone until all days are recounted. */
  readonly isCounted: boolean;
}

/** An order as counted in the daily sales. */
export interface RollupEntry {
  /** The day on which it was placed, YYYY-MM-DD. */
  readonly day: string;
  readonly status: OrderStatus;
  readonly cents: number;
}

/** A difference between the daily sales and the orders. */
export interface DayDifference {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Orders counted in the wrong state although no event of theirs is pending. */
  readonly orders: number;
  /** Statuses whose sum differs from their counted orders. */
  readonly sums: number;
}

/** The daily sales: updated one order at a time, and verified one day at a time. All days are those of one zone. */
export abstract class SalesRollup {
  /** Whose days are counted. Where an entry is locked before, it stays so until the caller's transaction ends. */
  abstract zone(): Promise<SalesZone>;

  /**
   * Counts from now on by the days of another zone, and waits for orders that are being counted. Each day then differs
   * until it is repaired. Joins the caller's transaction, which blocks counting.
   * @throws where Postgres does not know the zone
   */
  abstract moveTo(timeZone: string): Promise<void>;

  /** Records that all days are counted by this zone, unless it has changed again. Joins the caller's transaction. */
  abstract confirm(timeZone: string): Promise<void>;

  /**
   * Counts an order that is not counted yet, in its current state; changes nothing where it is counted, or
   * does not exist. Joins the caller's transaction, or is one by itself.
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

  /** All days from the first order to `until`, or to the last counted one. */
  abstract days(until: Date): Promise<readonly string[]>;

  /** Undefined when the day is correct. */
  abstract difference(day: string): Promise<DayDifference | undefined>;

  /** Recounts the day from its orders. Joins the caller's transaction, which blocks counting. */
  abstract repair(day: string): Promise<void>;
}

/** The revenue of some days. */
export interface SalesRevenue {
  /** Whose days they are. */
  readonly timeZone: string;
  readonly days: readonly RevenueDay[];
}

/** Sales for the dashboard, read from the daily sums alone. */
export abstract class SalesQueries {
  /**
   * The `days` days up to that of `until`, oldest first, days without orders included. Only
   * orders with one of `statuses` count.
   */
  abstract revenue(
    until: Date,
    days: number,
    statuses: readonly OrderStatus[],
  ): Promise<SalesRevenue>;
}
