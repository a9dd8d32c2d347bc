import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderEmailWanted } from '../../domain/order-events.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';

interface EmailWanted {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Sends the email of a status once more. */
@Injectable()
@OnEvent({ event: orderEmailWanted, job: 'orders.send-email-again', queue: 'mail' })
export class SendEmailAgainJob extends JobHandler<EmailWanted> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId, status }: EmailWanted, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, status, run, true);
  }
}
