import { Injectable } from '@nestjs/common';
import { dayIn } from '../../../../common/format/zoned-time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries } from '../../orders/index.js';
import { revenueOf } from '../domain/revenue.js';
import { SalesRollup } from '../ports/sales-rollup.js';

/**
 * Counts an order in its current state, whatever the event says: events may be duplicated or out of
 * order.
 */
@Injectable()
export class UpdateSalesRollup {
  constructor(
    private readonly orders: OrderQueries,
    private readonly rollup: SalesRollup,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Counts an order that was just placed, and then records the event as handled. Changes nothing where it is
   * counted already: by this event's attempt before, or by a later event, after which each change has an event
   * of its own. So it needs no transaction.
   */
  async countNew(orderId: string, done: () => Promise<void>): Promise<void> {
    await this.rollup.add(orderId);
    await done();
  }

  /** `done` records the event as handled, in the same transaction. */
  execute(orderId: string, done: () => Promise<void>): Promise<void> {
    return this.unitOfWork.run(async () => {
      // The order of these two calls matters; see the port.
      const before = await this.rollup.lock(orderId);
      const sale = await this.orders.sale(orderId);
      if (!sale) throw new Error(`order ${orderId} does not exist`);
      const { createdAt, status } = sale;
      const cents = revenueOf(sale);
      // Another day, after a change of the zone, is a matter of the recount.
      if (status !== before?.status || cents !== before.cents) {
        const { timeZone } = await this.rollup.zone();
        const day = dayIn(timeZone, createdAt);
        await this.rollup.move(orderId, before, { day, status, cents });
      }
      await done();
    });
  }
}
