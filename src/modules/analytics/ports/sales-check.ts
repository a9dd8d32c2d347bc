/** Where the daily sales are not what the orders say. */
export interface DayDifference {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  /** Orders that are counted as what they are not, though no event of theirs waits. */
  readonly orders: number;
  /** Statuses whose sum is not that of their counted orders. */
  readonly sums: number;
}

/** Compares the daily sales with the orders themselves. */
export abstract class SalesCheck {
  /** Every UTC day from the first order to `until`, or to the last one that is counted. */
  abstract days(until: Date): Promise<readonly string[]>;

  /** Undefined where the day is right. */
  abstract difference(day: string): Promise<DayDifference | undefined>;

  /** Counts the day anew from its orders; joins the caller's transaction, counting waits for it. */
  abstract repair(day: string): Promise<void>;
}
