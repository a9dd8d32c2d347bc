import { Injectable } from '@nestjs/common';
import { emailSent, parcelEmailDropped } from '../domain/order-history.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { Parcel } from '../domain/parcel.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import { type EmailAboutOrder, type EmailJobRun, SendOrderEmail } from './send-order-email.js';

/** Emails the shopper about a change of the order. */
@Injectable()
export class NotifyCustomer {
  constructor(
    private readonly notifications: OrderNotifications,
    private readonly sendOrderEmail: SendOrderEmail,
  ) {}

  /** `isResent` where the customer got this email before. @throws as `SendOrderEmail` */
  execute(orderId: string, status: OrderStatus, run: EmailJobRun, isResent = false): Promise<void> {
    const send: EmailAboutOrder['send'] = async (order) =>
      emailSent(await this.notifications.send(order, status, run.id), isResent);
    return this.sendOrderEmail.execute({ orderId, send }, run);
  }

  /** Of a part that was shipped; one that was undone meanwhile has no email. @throws as `SendOrderEmail` */
  ofParcel(
    orderId: string,
    { id, number }: Pick<Parcel, 'id' | 'number'>,
    run: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    const send: EmailAboutOrder['send'] = async (order) => {
      const parcel = order.parcels.find((each) => each.id === id);
      if (!parcel) return parcelEmailDropped(number);
      return emailSent(await this.notifications.sendParcel(order, parcel, run.id), isResent);
    };
    return this.sendOrderEmail.execute({ orderId, send }, run);
  }
}
