import type { OrderStatus } from '../../../../common/contract/order-status.js';
import type { RevenueDay } from '../domain/revenue-days.js';

/** Sales for the dashboard, read from the daily sums alone. */
export abstract class SalesQueries {
  /**
   * The `days` UTC days up to that of `until`, oldest first, days without orders included. Only
   * orders with one of `statuses` count.
   */
  abstract revenue(
    until: Date,
    days: number,
    statuses: readonly OrderStatus[],
  ): Promise<readonly RevenueDay[]>;
}
