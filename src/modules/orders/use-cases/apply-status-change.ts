import { Injectable } from '@nestjs/common';
import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Stock } from '../../catalog/index.js';
import { Refunds } from '../../payment/index.js';
import type { Order } from '../domain/order.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { isRestocked, isCanceledOrReturned, type OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyShipment } from './apply-shipment.js';

export interface NewStatus {
  readonly to: OrderStatus;
  /** Whether a return goes back in stock. */
  readonly restock: boolean;
  /** The id of the admin or of the shopper. */
  readonly by: string;
}

/**
 * Takes a locked order to its next status; ships, refunds and restocks it when the step says so. Joins
 * the caller's transaction.
 */
@Injectable()
export class ApplyStatusChange {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly applyShipment: ApplyShipment,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws IllegalStep, PaymentInDoubt, PartlyShipped */
  async execute(order: Order, { to, restock, by }: NewStatus): Promise<void> {
    if (to === 'shipped') {
      // All that is left goes in one parcel.
      await this.applyShipment.execute(order, { tracking: NO_TRACKING, by });
      return;
    }
    order.changeStatus(to, { by, at: this.clock.now(), restock });
    // Before the stock: placing an order takes its locks in the same sequence.
    await this.orders.update(order);
    if (isCanceledOrReturned(to)) await this.restockAndRefund(order, isRestocked(to, restock));
    await this.events.publish(orderStatusChanged, { orderId: order.snapshot.id, status: to });
  }

  private async restockAndRefund(
    { snapshot, status, paymentStatus }: Order,
    restock: boolean,
  ): Promise<void> {
    await this.stock.returnUnits(snapshot.id, snapshot.lines, { restock });
    if (paymentStatus !== 'refunding') return;
    await this.refunds.request({
      orderId: snapshot.id,
      intentId: snapshot.transactionId,
      amountCents: snapshot.totalCents,
      reason: `order ${snapshot.number} ${status}`,
    });
  }
}
