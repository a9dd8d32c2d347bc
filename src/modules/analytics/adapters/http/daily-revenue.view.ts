import { toDollars } from '../../../../kernel/money.js';
import type { RevenueDay } from '../../domain/revenue-days.js';

export class RevenueDayView {
  /** A UTC day, YYYY-MM-DD. */
  day!: string;
}

/** The revenue of one day; money in dollars. */
export class DailyRevenueView {
  _id!: RevenueDayView;
  dailyRevenue!: number;
  /** Of the 7 days that end with this one. */
  weeklyRevenue!: number;
  /** Of the 30 days that end with this one. */
  monthlyRevenue!: number;

  static of({ day, dailyCents, weeklyCents, monthlyCents }: RevenueDay): DailyRevenueView {
    return {
      _id: { day },
      dailyRevenue: toDollars(dailyCents),
      weeklyRevenue: toDollars(weeklyCents),
      monthlyRevenue: toDollars(monthlyCents),
    };
  }
}
