/** An order as the daily sales count it. */
export interface RollupEntry {
  /** The UTC day of its placing, YYYY-MM-DD. */
  readonly day: string;
  readonly status: string;
  readonly cents: number;
}

/** The daily sales as they are written. Everything here joins the caller's transaction. */
export abstract class SalesRollup {
  /**
   * As what the order is counted, undefined where it is not yet. Locks that knowledge until the
   * transaction ends: what is read of the order after this call is not older than what others
   * counted before.
   */
  abstract lock(orderId: string): Promise<RollupEntry | undefined>;

  /** Takes the order out of `before`, where it was counted, and counts it as `after`. */
  abstract move(
    orderId: string,
    before: RollupEntry | undefined,
    after: RollupEntry,
  ): Promise<void>;
}
