import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { type Dispute, Disputes, Refunds, type RefundStatus } from '../../payment/index.js';
import { orderLossChanged } from '../domain/order-events.js';
import { type OrderDispute, orderPaymentOf, type RefundProgress } from '../domain/order-payment.js';
import { OrderRepository } from '../ports/order-repository.js';

const PROGRESS: Record<RefundStatus, RefundProgress> = {
  requested: 'refunding',
  sent: 'refunding',
  refunded: 'refunded',
  failed: 'refund_failed',
};

/**
 * Copies how its payment stands to an order. Events may be late, duplicated or out of order, so the
 * refund and the disputes themselves are read.
 */
@Injectable()
export class ApplyPaymentUpdate {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. */
  async execute(orderId: string): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) return;
    const { transactionId, totalCents } = order.snapshot;
    const refund = await this.refunds.findByIntent(transactionId);
    const disputes = (await this.disputes.ofIntent(transactionId)).map(toOrderDispute);
    if (!refund && disputes.length === 0) return;
    const { paymentStatus, lostCents } = order;
    const payment = orderPaymentOf(refund && PROGRESS[refund.status], disputes, totalCents);
    order.updatePayment(payment, disputes, this.clock.now());
    if (payment.lostCents !== lostCents) await this.events.publish(orderLossChanged, { orderId });
    else if (payment.paymentStatus === paymentStatus) return;
    await this.orders.update(order);
  }
}

function toOrderDispute({ status, amountCents, reason, answerBy }: Dispute): OrderDispute {
  const outcome = status === 'won' || status === 'lost' ? status : 'open';
  return { outcome, amountCents, reason, answerBy };
}
