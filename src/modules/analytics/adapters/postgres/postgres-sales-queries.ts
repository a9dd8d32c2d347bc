import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '../../../../../common/contract/order-status.js';
import { dayIn } from '../../../../../common/format/zoned-time.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { column, computed } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { firstDayCounted, revenueDays } from '../../domain/revenue.js';
import { SalesQueries, type SalesRevenue } from '../../ports/sales-rollup.js';
import { SalesDayEntity } from './entities.js';
import { CURRENT_ZONE, NO_ZONE } from './current-zone.js';

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

  private readonly zone = this.statements.prepare(CURRENT_ZONE);

  constructor(private readonly statements: Statements) {
    super();
  }

  async revenue(
    until: Date,
    days: number,
    statuses: readonly OrderStatus[],
  ): Promise<SalesRevenue> {
    const { timeZone } = (await this.zone.one({})) ?? NO_ZONE;
    const last = dayIn(timeZone, until);
    const first = firstDayCounted(last, days);
    const sums = await this.centsByDay.many({ first, last, statuses });
    const centsByDay = new Map(sums.map(({ day, cents }) => [day, cents]));
    return { timeZone, days: revenueDays(last, days, centsByDay) };
  }
}
