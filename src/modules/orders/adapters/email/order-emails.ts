import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { OrderNotifications } from '../../ports/order-notifications.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import { toOrderEmail } from './order-email.js';

/** Order emails in the shop's layout. */
@Injectable()
export class OrderEmails extends OrderNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  async send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string> {
    const content = toOrderEmail(order, status, this.composer.link('/user/orders'));
    await this.composer.send(content, { to: order.customerDetails.email, sendId });
    return content.subject;
  }
}
