/** The revenue of a UTC day, in cents, and of the 7 and 30 days that end with it. */
export interface RevenueDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly dailyCents: number;
  readonly weeklyCents: number;
  readonly monthlyCents: number;
}

/** Sales as the dashboard shows them: read from the daily sums alone. */
export abstract class SalesQueries {
  /**
   * The `days` UTC days that end with the day of `until`, oldest first, days without orders
   * included. Only orders with one of `statuses` count.
   */
  abstract revenue(
    until: Date,
    days: number,
    statuses: readonly string[],
  ): Promise<readonly RevenueDay[]>;
}
