import { Injectable } from '@nestjs/common';
import { MailDesk } from '../../../../platform/mail/mail-desk.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { CustomerMail } from '../../ports/customer-mail.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import { mailOfOrder } from './order-mail.js';

/** Order mails over the shop's mail desk. */
@Injectable()
export class DeskCustomerMail extends CustomerMail {
  constructor(private readonly desk: MailDesk) {
    super();
  }

  async send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string> {
    const content = mailOfOrder(order, status, this.desk.link('/user/orders'));
    await this.desk.send(content, { to: order.customerDetails.email, sendId });
    return content.subject;
  }
}
