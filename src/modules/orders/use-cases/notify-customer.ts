import { Injectable } from '@nestjs/common';
import { TransientError } from '../../../kernel/transient-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { OrderStatus } from '../domain/order-status.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import { OrderQueries } from '../ports/order-queries.js';
import { OrderRepository } from '../ports/order-repository.js';

/** The job that runs this, as the use case needs it. */
export interface Delivery {
  /** The same on every try: the mail appears once. */
  readonly id: string;
  /** Records the job as done in the open transaction. */
  done(): Promise<void>;
  /** Whether an older mail about the same order is still to be sent. */
  isBehindOfOrder(): Promise<boolean>;
}

/** Mails the shopper what happened to the order, and notes it in the history. */
@Injectable()
export class NotifyCustomer {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly notifications: OrderNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * In the order in which it happened: 'confirmed' never comes after 'canceled'.
   * @throws where an older mail waits, or the mail server did not take this one: the job tries again.
   */
  async execute(orderId: string, status: OrderStatus, delivery: Delivery): Promise<void> {
    if (await delivery.isBehindOfOrder()) {
      throw new TransientError('an older mail about this order is still to be sent');
    }
    const order = await this.queries.find(orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    const subject = await this.notifications.send(order, status, delivery.id);
    await this.unitOfWork.run(async () => {
      await this.orders.addHistory(orderId, null, 'mail', `"${subject}" sent`);
      await delivery.done();
    });
  }
}
