import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type NewOrder, Order } from '../domain/order.js';
import { orderPlaced } from '../domain/order-events.js';
import { orderPaymentOf } from '../domain/order-payment.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ReturnWindow } from '../ports/return-window.js';
import { withIds } from './with-ids.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

/** Turns a paid checkout into an order. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reports: PaymentReportsReader,
    private readonly window: ReturnWindow,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the order and requests its confirmation email, in the caller's transaction.
   * `alongside` begins what the caller writes with the order, so that all of it is one statement.
   */
  execute(
    snapshot: OrderSnapshot,
    alongside: (order: NewOrder['snapshot']) => readonly Promise<void>[] = () => [],
  ): Promise<PlacedOrder> {
    return this.unitOfWork.run(async () => {
      const placedAt = this.clock.now();
      const returnDays = await this.window.days();
      const order = Order.place(withIds({ ...snapshot, placedAt, returnDays }, this.ids));
      // A late order's payment may be disputed already.
      const reports = await this.reports.ofIntent(snapshot.transactionId);
      const payment = orderPaymentOf([], reports, snapshot.totalCents);
      order.updatePayment(payment, reports, placedAt);
      const { id: orderId } = order.snapshot;
      const [placed] = await Promise.all([
        this.orders.add(order),
        this.events.publish(orderPlaced, { orderId }),
        ...alongside(order.snapshot),
      ]);
      return placed;
    });
  }
}
