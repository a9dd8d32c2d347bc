import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { Refunds } from '../../payment/index.js';
import { Order } from '../domain/order.js';
import { historicalOrderRecorded } from '../domain/order-events.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import type { OrderStatus } from '../domain/order-status.js';
import { wholeRefundReason } from '../domain/order-refund.js';
import { OrderRepository } from '../ports/order-repository.js';
import { withIds } from './place-order.js';

/** An order placed elsewhere or earlier, with its past changes of status. */
export interface HistoricalOrder extends OrderSnapshot {
  readonly placedAt: Date;
  /** The changes of status after `pending`, with their times, in order. */
  readonly steps: readonly { readonly to: OrderStatus; readonly at: Date }[];
  /** The admin who made the changes. */
  readonly adminId: string;
}

/** Imports an order placed elsewhere or earlier, with its history. Sends no email. */
@Injectable()
export class RecordHistoricalOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
  ) {}

  /**
   * Joins the caller's transaction; the caller settles the stock, and made the refund of a canceled or
   * returned order.
   * @throws IllegalStep
   */
  async execute({ steps, adminId, ...snapshot }: HistoricalOrder): Promise<PlacedOrder> {
    const order = Order.place(withIds({ ...snapshot, returnDays: null }, this.ids));
    for (const { to, at } of steps) {
      order.recordHistoricalStep(to, { by: adminId, at }, this.ids.next());
    }
    const placed = await this.orders.add(order);
    if (order.paymentStatus === 'refunded') {
      await this.refunds.recordPast({
        orderId: placed.id,
        intentId: placed.transactionId,
        amountCents: snapshot.totalCents,
        reason: wholeRefundReason(placed.number, order.status),
        requestedBy: adminId,
      });
    }
    await this.events.publish(historicalOrderRecorded, { orderId: placed.id });
    return placed;
  }
}
