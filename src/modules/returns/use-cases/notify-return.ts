import { Injectable } from '@nestjs/common';
import type { ReturnEmail } from '../../../../common/contract/order-return.js';
import {
  type EmailAboutOrder,
  type EmailJobRun,
  emailSent,
  SendOrderEmail,
} from '../../orders/index.js';
import { ReturnNotifications } from '../ports/return-notifications.js';
import { ReturnQueries } from '../ports/return-repository.js';

/** Emails the shopper about a return. */
@Injectable()
export class NotifyReturn {
  constructor(
    private readonly queries: ReturnQueries,
    private readonly notifications: ReturnNotifications,
    private readonly sendOrderEmail: SendOrderEmail,
  ) {}

  /** `isResent` where the customer got this email before. @throws as `SendOrderEmail` */
  async execute(
    returnId: string,
    email: ReturnEmail,
    run: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    const orderReturn = await this.queries.find(returnId);
    if (!orderReturn) throw new Error(`return ${returnId} does not exist`);
    const send: EmailAboutOrder['send'] = async ({ customerDetails }) => {
      const envelope = { to: customerDetails.email, sendId: run.id };
      return emailSent(await this.notifications.send(email, orderReturn, envelope), isResent);
    };
    await this.sendOrderEmail.execute({ orderId: orderReturn.orderId, send }, run);
  }
}
