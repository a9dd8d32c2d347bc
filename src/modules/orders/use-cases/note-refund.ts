import { Injectable } from '@nestjs/common';
import type { RefundStatus } from '../../payment/index.js';
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

/** Writes into an order how its refund goes, once a change. */
@Injectable()
export class NoteRefund {
  constructor(private readonly orders: OrderRepository) {}

  /** Joins the caller's transaction. */
  async execute(orderId: string, refund: RefundStatus): Promise<void> {
    const status = PAYMENT[refund];
    if (!status || !(await this.orders.lock(orderId))) return;
    const changed = await this.orders.setPaymentStatus(orderId, status);
    if (changed) await this.orders.addHistory(orderId, null, 'refund', DETAIL[status]);
  }
}
