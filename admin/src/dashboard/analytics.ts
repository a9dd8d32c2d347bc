import type { Schema } from '../../../common/contract/client';

export type Stats = Schema<'Stats'>;

/** The revenue of one day, and of the 7 and 30 days that end with it; in dollars. */
export type DailyRevenue = Schema<'DailyRevenue'>;

export interface Revenue {
  days: DailyRevenue[];
  /** The same number of days before. */
  previous: DailyRevenue[];
  /** The sum of the days, in dollars. */
  total: number;
  previousTotal: number;
  /** Whose days these are. */
  timeZone: string;
}

export type StatusCount = Schema<'OrderStatusCount'>;
