import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { TransientError } from '../../../kernel/transient-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type EmailJobRun, emailSent, OrderQueries, OrderRepository } from '../../orders/index.js';
import type { ReturnEmail } from '../../../../common/contract/order-return.js';
import { ReturnNotifications } from '../ports/return-notifications.js';
import { ReturnQueries } from '../ports/return-queries.js';

/** Emails the shopper about a return, and records that in the order's history. */
@Injectable()
export class NotifyReturn {
  constructor(
    private readonly queries: ReturnQueries,
    private readonly orderQueries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly notifications: ReturnNotifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws where an older email is pending, or the mail server does not accept this one: the job retries. */
  async execute(
    returnId: string,
    email: ReturnEmail,
    delivery: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    if (await delivery.hasOlderJob()) {
      throw new TransientError('an older email about this order is still to be sent');
    }
    const orderReturn = await this.queries.find(returnId);
    const order = orderReturn && (await this.orderQueries.find(orderReturn.orderId));
    if (!order) throw new Error(`return ${returnId} does not exist`);
    // The customer was erased meanwhile.
    if (order.customerDetails.email === '') return this.unitOfWork.run(() => delivery.done());
    const envelope = { to: order.customerDetails.email, sendId: delivery.id };
    const subject = await this.notifications.send(email, orderReturn, envelope);
    const sent = emailSent(subject, this.clock.now(), isResent);
    await this.unitOfWork.run(() =>
      Promise.all([this.orders.addHistory(order.id, sent), delivery.done()]),
    );
  }
}
