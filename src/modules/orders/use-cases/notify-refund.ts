import { Injectable } from '@nestjs/common';
import { emailSent, type HistoryText } from '../domain/order-history.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import type { OrderRecord, OrderRefundRecord } from '../ports/order-queries.js';
import { type EmailAboutOrder, type EmailJobRun, SendOrderEmail } from './send-order-email.js';

interface RefundToTell {
  readonly orderId: string;
  readonly refundId: string;
  readonly status: OrderRefundRecord['status'];
}

/** Emails the shopper about the refund of a part, or about one that the bank has returned. */
@Injectable()
export class NotifyRefund {
  constructor(
    private readonly notifications: OrderNotifications,
    private readonly sendOrderEmail: SendOrderEmail,
  ) {}

  /** `isResent` where the customer got this email before. @throws as `SendOrderEmail` */
  execute(orderId: string, refundId: string, run: EmailJobRun, isResent = false): Promise<void> {
    // The bank may have returned the refund meanwhile.
    return this.send({ orderId, refundId, status: 'refunded' }, run, async (order, refund) =>
      emailSent(await this.notifications.sendRefund(order, refund, run.id), isResent),
    );
  }

  /** That the bank has returned it. @throws as `SendOrderEmail` */
  ofReturned(orderId: string, refundId: string, run: EmailJobRun): Promise<void> {
    // Staff may have retried it meanwhile.
    return this.send({ orderId, refundId, status: 'failed' }, run, async (order, refund) =>
      emailSent(await this.notifications.sendReturnedRefund(order, refund, run.id), false),
    );
  }

  /** Sends nothing where the refund no longer has that status. */
  private send(
    { orderId, refundId, status }: RefundToTell,
    run: EmailJobRun,
    sendAbout: (order: OrderRecord, refund: OrderRefundRecord) => Promise<HistoryText>,
  ): Promise<void> {
    const send: EmailAboutOrder['send'] = async (order) => {
      const refund = order.refunds.find(({ id }) => id === refundId);
      if (!refund) throw new Error(`refund ${refundId} of order ${orderId} does not exist`);
      return refund.status === status ? sendAbout(order, refund) : undefined;
    };
    return this.sendOrderEmail.execute({ orderId, send }, run);
  }
}
