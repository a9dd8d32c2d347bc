import type { OrderStatus } from '../../../common/contract/order-status';

export interface Stats {
  totalUsers: { total: number; admin: number; user: number };
  totalProducts: { uniqueProducts: number; totalStockUnits: number };
  pendingShipments: number;
}

/** The revenue of one UTC day, and of the 7 and 30 days that end with it; in dollars. */
export interface RevenueDay {
  _id: { day: string };
  dailyRevenue: number;
  weeklyRevenue: number;
  monthlyRevenue: number;
}

export interface Revenue {
  days: RevenueDay[];
  /** As many days before. */
  previous: RevenueDay[];
  /** What the days add up to, in dollars. */
  total: number;
  previousTotal: number;
}

export interface StatusCount {
  status: OrderStatus;
  count: number;
}
