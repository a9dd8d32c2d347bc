import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import type { PlacedOrder } from '../domain/order.js';
import { pastOrderRecorded } from '../domain/order-events.js';
import { assertStep, isTakenBack, type OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';
import { type HistoricalOrder, HistoricalOrders } from '../ports/historical-orders.js';

/** Stores an order of earlier days with its history. */
@Injectable()
export class RecordHistoricalOrder extends HistoricalOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
  ) {
    super();
  }

  async record(past: HistoricalOrder): Promise<PlacedOrder> {
    const { placedAt, userId, adminId } = past;
    const order = await this.orders.add(this.ids.next(), past, placedAt);
    const paid = `${Money.ofCents(past.totalCents)} paid by card`;
    await this.orders.addHistory(order.id, null, 'payment', paid, placedAt);
    await this.orders.addHistory(order.id, userId, 'status', 'pending', placedAt);
    let status: OrderStatus = 'pending';
    for (const { to, at } of past.steps) {
      assertStep(status, to);
      await this.orders.setStatus(order.id, to);
      await this.orders.addHistory(order.id, adminId, 'status', to, at);
      status = to;
      if (isTakenBack(to)) await this.noteRefund(order.id, at);
    }
    await this.events.publish(pastOrderRecorded, { orderId: order.id });
    return order;
  }

  private async noteRefund(orderId: string, at: Date): Promise<void> {
    await this.orders.setPaymentStatus(orderId, 'refunded');
    await this.orders.addHistory(orderId, null, 'refund', 'the money is back on the card', at);
  }
}
