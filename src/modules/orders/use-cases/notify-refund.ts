import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { TransientError } from '../../../kernel/transient-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { emailSent } from '../domain/order-history.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import { OrderQueries } from '../ports/order-queries.js';
import { OrderRepository } from '../ports/order-repository.js';
import type { EmailJobRun } from './notify-customer.js';

/** Emails the shopper about the refund of a part, and records that in the order's history. */
@Injectable()
export class NotifyRefund {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly notifications: OrderNotifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws where an older email is pending, or the mail server does not accept this one: the job retries. */
  async execute(
    orderId: string,
    refundId: string,
    delivery: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    if (await delivery.hasOlderJob()) {
      throw new TransientError('an older email about this order is still to be sent');
    }
    const order = await this.queries.find(orderId);
    const refund = order?.refunds.find(({ id }) => id === refundId);
    if (!order || !refund) throw new Error(`refund ${refundId} of order ${orderId} does not exist`);
    // The customer was erased, or the bank has returned the refund meanwhile.
    if (order.customerDetails.email === '' || refund.status !== 'refunded') {
      return this.unitOfWork.run(() => delivery.done());
    }
    const subject = await this.notifications.sendRefund(order, refund, delivery.id);
    const sent = emailSent(subject, this.clock.now(), isResent);
    await this.unitOfWork.run(() =>
      Promise.all([this.orders.addHistory(orderId, sent), delivery.done()]),
    );
  }
}
