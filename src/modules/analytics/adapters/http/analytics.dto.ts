import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { toDollars } from '../../../../kernel/money.js';
import { ToNumber } from '../../../../platform/http/validators.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/index.js';
import type { RevenueDay } from '../../domain/revenue.js';

/** The requested days of revenue. */
export class RevenueQuery {
  /** Number of days up to today; 30 where absent. */
  @IsOptional()
  @ToNumber()
  @Max(730, { message: 'days must not be greater than 730' })
  @Min(1, { message: 'days must be at least 1' })
  @IsInt({ message: 'days must be a whole number' })
  days?: number;

  /** `true` adds as many preceding days in `meta.previous`. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'compare must be true or false' })
  compare?: 'true' | 'false';
}

export class UserTotalsView {
  total!: number;
  admin!: number;
  user!: number;
}

export class ProductTotalsView {
  uniqueProducts!: number;
  totalStockUnits!: number;
}

/** The cards of the dashboard. */
export class StatsView {
  totalUsers!: UserTotalsView;
  totalProducts!: ProductTotalsView;
  /** Paid orders that can be shipped. */
  pendingShipments!: number;
  /** Orders that wait for a decision about their money: disputed, warned of, or refunded in full. */
  heldShipments!: number;
}

export class RevenueDayView {
  /** YYYY-MM-DD. */
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

/** Number of orders of a status. */
export class OrderStatusCountView {
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;
  count!: number;
}
