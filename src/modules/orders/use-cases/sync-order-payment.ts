import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Refunds } from '../../payment/index.js';
import { orderLossChanged } from '../domain/order-events.js';
import { orderPaymentOf } from '../domain/order-payment.js';
import { OrderRepository } from '../ports/order-repository.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

/**
 * Copies how its payment stands to an order. Events may be late, duplicated or out of order, so the
 * refunds and the reports themselves are read.
 */
@Injectable()
export class SyncOrderPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly reports: PaymentReportsReader,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. */
  async execute(orderId: string): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) return;
    const { transactionId, totalCents } = order.snapshot;
    const refunds = await this.refunds.ofIntent(transactionId);
    const reports = await this.reports.ofIntent(transactionId);
    if (refunds.length + reports.disputes.length + reports.warnings.length === 0) return;
    const { paymentStatus, lostCents, partRefundedCents } = order.storedState;
    const payment = orderPaymentOf(refunds, reports, totalCents);
    order.updatePayment(payment, reports, this.clock.now());
    const isRevenueChanged =
      payment.lostCents !== lostCents || payment.partRefundedCents !== partRefundedCents;
    if (isRevenueChanged) await this.events.publish(orderLossChanged, { orderId });
    else if (payment.paymentStatus === paymentStatus) return;
    await this.orders.update(order);
  }
}
