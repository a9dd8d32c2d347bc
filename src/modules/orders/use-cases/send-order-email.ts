import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
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
}

/** What is sent. */
export interface EmailAboutOrder {
  readonly orderId: string;
  /** Sends it and answers what the order's history says of it; undefined where there is no reason for it any more. */
  readonly send: (order: OrderRecord) => Promise<HistoryText | undefined>;
}

/**
 * Sends an email about an order to its shopper once, and records that in the order's history. The outbox runs
 * the emails of an order in the order of their events: 'confirmed' never follows 'canceled'.
 */
@Injectable()
export class SendOrderEmail {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws where the mail server does not accept it: the job retries. */
  async execute({ orderId, send }: EmailAboutOrder, run: EmailJobRun): Promise<void> {
    const order = await this.queries.find(orderId);
    if (!order) throw new Error(`order ${orderId} does not exist`);
    // The customer was erased meanwhile.
    const isErased = order.customerDetails.email === '';
    const text = isErased ? undefined : await send(order);
    const entry = text && { ...text, at: this.clock.now(), by: null };
    // A transaction, which is rolled back where another worker has completed the job meanwhile.
    await this.unitOfWork.run(() =>
      this.unitOfWork.together([
        async () => entry && this.orders.addHistory(orderId, entry),
        () => run.done(),
      ]),
    );
  }
}
