import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderStatusChanged } from '../../domain/order-events.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { EMAIL_JOBS } from '../../domain/order-emails.js';

interface StatusChanged {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Emails the shopper at each change of status. */
@Injectable()
@OnEvent({ event: orderStatusChanged, job: EMAIL_JOBS.status, queue: 'mail' })
export class SendStatusEmailJob extends JobHandler<StatusChanged> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId, status }: StatusChanged, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, status, run);
  }
}
