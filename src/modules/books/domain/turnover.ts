/** What was earned at one tax rate into one destination, in cents; what was refunded is taken off. */
export interface Turnover {
  /** `YYYY-MM`; null where it is of all the days that were asked for. */
  readonly month: string | null;
  /** Two letters of ISO 3166-1; null where it is unknown. */
  readonly country: string | null;
  /** A code; null where it is unknown, and in a country without states. */
  readonly state: string | null;
  /** In millionths; null where it is unknown, and where nothing was taxed. */
  readonly taxRate: number | null;
  /** Goods less discounts, and delivery, without tax. */
  readonly netCents: number;
  readonly taxCents: number;
}
