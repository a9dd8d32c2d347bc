import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries } from '../../orders/index.js';
import { revenueOf } from '../domain/revenue.js';
import { utcDayOf } from '../domain/revenue-days.js';
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
   * Counts an order that was just placed, in one statement. Changes nothing where it is counted already: by
   * this event's attempt before, or by a later event, after which each change has an event of its own.
   */
  async countNew(orderId: string, done: () => Promise<void>): Promise<void> {
    await this.unitOfWork.runAsOneStatement(() => Promise.all([this.rollup.add(orderId), done()]));
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
      // The day of an order never changes.
      if (status !== before?.status || cents !== before.cents) {
        await this.rollup.move(orderId, before, { day: utcDayOf(createdAt), status, cents });
      }
      await done();
    });
  }
}
