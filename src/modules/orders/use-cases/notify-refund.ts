import { Injectable } from '@nestjs/common';
import { emailSent } from '../domain/order-history.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import { type EmailAboutOrder, type EmailJobRun, SendOrderEmail } from './send-order-email.js';

/** Emails the shopper about the refund of a part. */
@Injectable()
export class NotifyRefund {
  constructor(
    private readonly notifications: OrderNotifications,
    private readonly sendOrderEmail: SendOrderEmail,
  ) {}

  /** `isResent` where the customer got this email before. @throws as `SendOrderEmail` */
  execute(orderId: string, refundId: string, run: EmailJobRun, isResent = false): Promise<void> {
    const send: EmailAboutOrder['send'] = async (order) => {
      const refund = order.refunds.find(({ id }) => id === refundId);
      if (!refund) throw new Error(`refund ${refundId} of order ${orderId} does not exist`);
      // The bank has returned the refund meanwhile.
      if (refund.status !== 'refunded') return undefined;
      return emailSent(await this.notifications.sendRefund(order, refund, run.id), isResent);
    };
    return this.sendOrderEmail.execute({ orderId, send }, run);
  }
}
