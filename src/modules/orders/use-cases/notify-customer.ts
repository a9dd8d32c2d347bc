import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { TransientError } from '../../../kernel/transient-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { emailSent, type NewHistoryEntry, parcelEmailDropped } from '../domain/order-history.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { Parcel } from '../domain/parcel.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import { OrderQueries, type OrderRecord } from '../ports/order-queries.js';
import { OrderRepository } from '../ports/order-repository.js';

/** The running job, as the use case needs it. */
export interface EmailJobRun {
  /** Equal on every attempt, so that the email appears once. */
  readonly id: string;
  /** Records the job as done in the open transaction. */
  done(): Promise<void>;
  /** Whether an older email about the same order is still to be sent. */
  hasOlderJob(): Promise<boolean>;
}

/** Emails the shopper about a change of the order, and records that in its history. */
@Injectable()
export class NotifyCustomer {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly notifications: OrderNotifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * `isResent` where the customer got this email before. Emails are sent in the order of the events: 'confirmed' never follows 'canceled'.
   * @throws where an older email is pending, or the mail server does not accept this one: the job
   *   retries.
   */
  execute(
    orderId: string,
    status: OrderStatus,
    delivery: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    // The confirmation is the first email about an order.
    const isFirst = status === 'pending' && !isResent;
    return this.deliver(orderId, isFirst, delivery, async (order) => {
      const subject = await this.notifications.send(order, status, delivery.id);
      return emailSent(subject, this.clock.now(), isResent);
    });
  }

  /** Of a part that was shipped; one that was undone meanwhile has no email. @throws as `execute` */
  ofParcel(
    orderId: string,
    { id, number }: Pick<Parcel, 'id' | 'number'>,
    delivery: EmailJobRun,
    isResent = false,
  ): Promise<void> {
    return this.deliver(orderId, false, delivery, async (order) => {
      const parcel = order.parcels.find((each) => each.id === id);
      if (!parcel) return parcelEmailDropped(number, this.clock.now());
      const subject = await this.notifications.sendParcel(order, parcel, delivery.id);
      return emailSent(subject, this.clock.now(), isResent);
    });
  }

  private async deliver(
    orderId: string,
    isFirst: boolean,
    delivery: EmailJobRun,
    send: (order: OrderRecord) => Promise<NewHistoryEntry>,
  ): Promise<void> {
    if (!isFirst && (await delivery.hasOlderJob())) {
      throw new TransientError('an older email about this order is still to be sent');
    }
    const order = await this.queries.find(orderId);
    if (!order) throw new Error(`order ${orderId} does not exist`);
    // The customer was erased meanwhile.
    if (order.customerDetails.email === '') return this.unitOfWork.run(() => delivery.done());
    const entry = await send(order);
    await this.unitOfWork.run(() =>
      Promise.all([this.orders.addHistory(orderId, entry), delivery.done()]),
    );
  }
}
