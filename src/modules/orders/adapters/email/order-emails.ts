import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import type { OrderStatus } from '../../domain/order-status.js';
import type { Parcel } from '../../domain/parcel.js';
import { OrderNotifications } from '../../ports/order-notifications.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import { toOrderEmail } from './order-email.js';
import { toParcelEmail } from './parcel-email.js';
import { toRefundEmail } from './refund-email.js';

/** Order emails in the shop's layout. */
@Injectable()
export class OrderEmails extends OrderNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string> {
    return this.deliver(order, toOrderEmail(order, status, this.link()), sendId);
  }

  sendParcel(order: OrderRecord, parcel: Parcel, sendId: string): Promise<string> {
    return this.deliver(order, toParcelEmail(order, parcel, this.link()), sendId);
  }

  sendRefund(order: OrderRecord, refund: OrderRefundRecord, sendId: string): Promise<string> {
    return this.deliver(order, toRefundEmail(order, refund, this.link()), sendId);
  }

  private link(): string {
    return this.composer.link('/user/orders');
  }

  private async deliver(order: OrderRecord, content: EmailContent, sendId: string) {
    await this.composer.send(content, { to: order.customerDetails.email, sendId });
    return content.subject;
  }
}
