import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { TransientError } from '../../../kernel/transient-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { HistoryText } from '../domain/order-history.js';
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

/** What is sent, and when. */
export interface EmailAboutOrder {
  readonly orderId: string;
  /** Whether no other email about the order can be older. */
  readonly isFirst?: boolean;
  /** Sends it and answers what the order's history says of it; undefined where there is no reason for it any more. */
  readonly send: (order: OrderRecord) => Promise<HistoryText | undefined>;
}

/**
 * Sends an email about an order to its shopper once, and records that in the order's history. Emails are sent
 * in the order of the events: 'confirmed' never follows 'canceled'.
 */
@Injectable()
export class SendOrderEmail {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws where an older email is pending, or the mail server does not accept this one: the job
   *   retries.
   */
  async execute({ orderId, isFirst, send }: EmailAboutOrder, run: EmailJobRun): Promise<void> {
    if (!isFirst && (await run.hasOlderJob())) {
      throw new TransientError('an older email about this order is still to be sent');
    }
    const order = await this.queries.find(orderId);
    if (!order) throw new Error(`order ${orderId} does not exist`);
    // The customer was erased meanwhile.
    const isErased = order.customerDetails.email === '';
    const text = isErased ? undefined : await send(order);
    const entry = text && { ...text, at: this.clock.now(), by: null };
    // A transaction, which is rolled back where another worker has completed the job meanwhile.
    await this.unitOfWork.run(() =>
      Promise.all([entry && this.orders.addHistory(orderId, entry), run.done()]),
    );
  }
}
