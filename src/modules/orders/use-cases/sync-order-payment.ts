import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { isOfCancellation, type Refund, Refunds } from '../../payment/index.js';
import type { Order } from '../domain/order.js';
import { orderLossChanged } from '../domain/order-events.js';
import { orderPaymentOf, type PaymentReports } from '../domain/order-payment.js';
import { refundsLeft, wholeRefundReason } from '../domain/order-refund.js';
import { isCanceledOrReturned } from '../domain/order-status.js';
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
    const reports = await this.reports.ofIntent(transactionId);
    const refunds = await this.refundsWithRest(order, reports);
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

  /**
   * A canceled or returned order gives back all. A part that had been requested before, that failed and asks for more
   * than is left can never be retried: what is left is requested as the cancellation would have, where no dispute holds
   * or has taken it. What the cancellation gave back itself may be less, from before the part failed.
   */
  private async refundsWithRest(
    { snapshot, status }: Order,
    reports: PaymentReports,
  ): Promise<readonly Refund[]> {
    const { id, number, transactionId, totalCents } = snapshot;
    const refunds = await this.refunds.ofIntent(transactionId);
    const { paymentStatus } = orderPaymentOf(refunds, reports, totalCents);
    if (!isCanceledOrReturned(status) || paymentStatus.startsWith('dispute')) return refunds;
    const amountCents = refundsLeft({ ...snapshot, status }, refunds).cents;
    const failed = refunds.find(
      (each) => each.status === 'failed' && each.amountCents > amountCents,
    );
    const isWaiting = refunds.some(
      (each) =>
        // Its money is gone at the provider although it counts as left: what is requested would shrink, again and again.
        each.status === 'unmatched' ||
        // It asks for no more than is left: staff can retry it.
        (each.status === 'failed' && isOfCancellation(each)),
    );
    if (!failed || isWaiting || amountCents === 0) return refunds;
    const rest = {
      orderId: id,
      intentId: transactionId,
      amountCents,
      reason: wholeRefundReason(number, status),
      requestedBy: failed.requestedBy,
    };
    const hasWhole = refunds.some(({ part }) => part === null);
    await (hasWhole ? this.refunds.requestRest(rest) : this.refunds.request(rest));
    return this.refunds.ofIntent(transactionId);
  }
}
