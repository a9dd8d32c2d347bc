import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { type RefundStatus, Refunds } from '../../payment/index.js';
import { OrderRepository } from '../ports/order-repository.js';

const PAYMENT_STATUS = {
  requested: undefined,
  sent: 'refunding',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<RefundStatus, unknown>;

/**
 * Copies the status of its refund to an order. Events may be late, duplicated or out of order, so
 * the refund itself is read.
 */
@Injectable()
export class ApplyRefundUpdate {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. */
  async execute(orderId: string): Promise<void> {
    const order = await this.orders.lock(orderId);
    const refund = order && (await this.refunds.findByIntent(order.snapshot.transactionId));
    const status = refund && PAYMENT_STATUS[refund.status];
    if (!status) return;
    order.updateRefund(status, this.clock.now());
    await this.orders.update(order);
  }
}
