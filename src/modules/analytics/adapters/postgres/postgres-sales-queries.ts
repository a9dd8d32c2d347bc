import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '../../../../../common/contract/order-status.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { column, computed } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  firstDayCounted,
  type RevenueDay,
  revenueDays,
  utcDayOf,
} from '../../domain/revenue-days.js';
import { SalesQueries } from '../../ports/sales-queries.js';
import { SalesDayEntity } from './sales-day.entity.js';

/** Reads the daily sums: one row per day and status, however many orders. */
@Injectable()
export class PostgresSalesQueries extends SalesQueries {
  private readonly centsByDay = this.statements.prepare({
    select: {
      day: column(SalesDayEntity, 'sales', 'day'),
      // Exact up to 2^53 cents.
      cents: computed('sum(sales.cents)::float8', asNumber),
    },
    params: ['first', 'last', 'statuses'],
    build: (query) =>
      query
        .from(SalesDayEntity, 'sales')
        .where('sales.day BETWEEN :first AND :last AND sales.status = ANY (:statuses)')
        .groupBy('sales.day'),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async revenue(
    until: Date,
    days: number,
    statuses: readonly OrderStatus[],
  ): Promise<RevenueDay[]> {
    const last = utcDayOf(until);
    const first = firstDayCounted(last, days);
    const sums = await this.centsByDay.many({ first, last, statuses });
    return revenueDays(last, days, new Map(sums.map(({ day, cents }) => [day, cents])));
  }
}
