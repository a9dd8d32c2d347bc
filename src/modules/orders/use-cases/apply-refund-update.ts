import { Injectable } from '@nestjs/common';
import { type RefundStatus, Refunds } from '../../payment/index.js';
import type { PaymentStatus } from '../domain/order.js';
import { OrderRepository } from '../ports/order-repository.js';

const PAYMENT: Partial<Record<RefundStatus, PaymentStatus>> = {
  sent: 'refunding',
  refunded: 'refunded',
  failed: 'refund_failed',
};

const DETAIL: Record<PaymentStatus, string> = {
  paid: 'paid',
  refunding: 'on its way to the card',
  refunded: 'the money is back on the card',
  refund_failed: 'the provider refused',
};

/**
 * Writes into an order how its refund stands, once a change. News may come late, twice or out of
 * order, so it is the refund itself that is asked.
 */
@Injectable()
export class ApplyRefundUpdate {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
  ) {}

  /** Joins the caller's transaction. */
  async execute(orderId: string): Promise<void> {
    const order = await this.orders.lock(orderId);
    const refund = order && (await this.refunds.findByIntent(order.transactionId));
    const status = refund && PAYMENT[refund.status];
    if (!status) return;
    const changed = await this.orders.setPaymentStatus(orderId, status);
    if (changed) await this.orders.addHistory(orderId, null, 'refund', DETAIL[status]);
  }
}
