import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { toDollars } from '../../../../kernel/money.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { UserQueries } from '../../../auth/index.js';
import { CatalogQueries } from '../../../catalog/index.js';
import { isCanceledOrReturned, ORDER_STATUSES, OrderQueries } from '../../../orders/index.js';
import type { RevenueDay } from '../../domain/revenue.js';
import { SalesQueries } from '../../ports/sales-rollup.js';
import {
  DailyRevenueView,
  OrderStatusCountView,
  RevenueQuery,
  StatsView,
} from './analytics.dto.js';

/** Canceled and returned orders are not revenue. */
const STANDING = ORDER_STATUSES.filter((status) => !isCanceledOrReturned(status));

/** The figures of the dashboard. */
@ApiTags('analytics')
@StaffWith('dashboard.see')
@Controller('analytics')
export class AnalyticsController {
  constructor(
    private readonly sales: SalesQueries,
    private readonly users: UserQueries,
    private readonly catalog: CatalogQueries,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
  ) {}

  @ApiOperation({ operationId: 'getStats' })
  @Get('stats')
  async stats(): Promise<StatsView> {
    const [{ admin, user }, { products, stockUnits }, { pending }, held] = await Promise.all([
      this.users.countByRole(),
      this.catalog.totals(),
      this.orders.counts(),
      this.orders.countHeld(),
    ]);
    return {
      totalUsers: { total: admin + user, admin, user },
      totalProducts: { uniqueProducts: products, totalStockUnits: stockUnits },
      // Both are read apart, so that an order may be held in between.
      pendingShipments: Math.max(0, pending - held),
      heldShipments: held,
    };
  }

  /** One record for each day up to today; their sum, and the time zone of the days, are in `meta`. */
  @ApiOperation({ operationId: 'getRevenue' })
  @Get('revenue')
  @Returns([DailyRevenueView], {
    type: 'object',
    properties: {
      total: { type: 'number', description: 'Of all days, in dollars' },
      timeZone: {
        type: 'string',
        description: 'A name of the IANA database, whose days these are',
      },
      previous: {
        type: 'array',
        description: 'Only where `compare` is true',
        items: { $ref: getSchemaPath(DailyRevenueView) },
      },
      previousTotal: { type: 'number', description: 'Only where `compare` is true' },
    },
    required: ['total', 'timeZone'],
  })
  async revenue(
    @Query() { days = 30, compare }: RevenueQuery,
  ): Promise<ApiReply<DailyRevenueView[]>> {
    const isCompared = compare === 'true';
    const now = this.clock.now();
    const wanted = isCompared ? 2 * days : days;
    const { timeZone, days: found } = await this.sales.revenue(now, wanted, STANDING);
    const [current, before] = [found.slice(-days), found.slice(0, -days)];
    return new ApiReply(current.map(DailyRevenueView.of), 'OK', {
      total: totalOf(current),
      timeZone,
      ...(isCompared && {
        previous: before.map(DailyRevenueView.of),
        previousTotal: totalOf(before),
      }),
    });
  }

  /** All five statuses, from the same counters as the tabs of the list, so that they always agree. */
  @ApiOperation({ operationId: 'countOrdersByStatus' })
  @Get('order-status')
  async orderStatus(): Promise<OrderStatusCountView[]> {
    const counts = await this.orders.counts();
    return ORDER_STATUSES.map((status) => ({ status, count: counts[status] }));
  }
}

/** In dollars. */
function totalOf(days: readonly RevenueDay[]): number {
  return toDollars(days.reduce((sum, { dailyCents }) => sum + dailyCents, 0));
}
