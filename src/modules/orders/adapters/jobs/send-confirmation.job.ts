import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderPlaced } from '../../domain/order-events.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';

/** Emails one confirmation for each order. */
@Injectable()
@OnEvent({ event: orderPlaced, job: 'orders.send-confirmation', queue: 'mail' })
export class SendConfirmationJob extends JobHandler<{ orderId: string }> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, 'pending', run);
  }
}
