import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { orderPlaced } from '../domain/order-events.js';
import { orderPaymentOf } from '../domain/order-payment.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import { type NewOrder, Order } from '../domain/order.js';
import { ReturnWindow } from '../ports/open-returns.js';
import { OrderRepository } from '../ports/order-repository.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

/** Gives a new order its id, and one to each of its lines. */
export function withIds(
  snapshot: OrderSnapshot & Pick<NewOrder['snapshot'], 'placedAt' | 'returnDays'>,
  ids: Ids,
): NewOrder['snapshot'] {
  const id = ids.next();
  return { ...snapshot, id, lines: snapshot.lines.map((line) => ({ ...line, id: ids.next() })) };
}

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

  /** Creates the order and requests its confirmation email, in the caller's transaction. */
  execute(snapshot: OrderSnapshot): Promise<PlacedOrder> {
    return this.unitOfWork.run(async () => this.add(await this.prepare(snapshot)));
  }

  /** Reads what the order needs; `add` has to follow in the same transaction. */
  async prepare(snapshot: OrderSnapshot): Promise<NewOrder> {
    const placedAt = this.clock.now();
    const returnDays = await this.window.days();
    const order = Order.place(withIds({ ...snapshot, placedAt, returnDays }, this.ids));
    // A late order's payment may be disputed already.
    const reports = await this.reports.ofIntent(snapshot.transactionId);
    const payment = orderPaymentOf([], reports, snapshot.totalCents);
    order.updatePayment(payment, reports, placedAt);
    return order;
  }

  /** Writes the order, in the caller's transaction, and requests its confirmation email. */
  async add(order: NewOrder): Promise<PlacedOrder> {
    const { id: orderId } = order.snapshot;
    const [placed] = await this.unitOfWork.together([
      () => this.orders.add(order),
      () => this.events.publish(orderPlaced, { orderId }),
    ]);
    return placed;
  }
}
