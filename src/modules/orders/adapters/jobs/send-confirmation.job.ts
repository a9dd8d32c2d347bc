import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderPlaced } from '../../domain/order-events.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { EMAIL_JOBS } from '../../domain/order-emails.js';

/** Emails one confirmation for each order. */
@Injectable()
@OnEvent({ event: orderPlaced, job: EMAIL_JOBS.confirmation, queue: 'mail' })
export class SendConfirmationJob extends JobHandler<{ orderId: string }> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, 'pending', run);
  }
}
