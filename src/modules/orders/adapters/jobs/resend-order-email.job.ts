import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderEmailRequested } from '../../domain/order-events.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { EMAIL_JOBS } from '../../domain/order-emails.js';

interface EmailRequest {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Sends the email of a status once more. */
@Injectable()
@OnEvent({ event: orderEmailRequested, job: EMAIL_JOBS.resend, queue: 'mail' })
export class ResendOrderEmailJob extends JobHandler<EmailRequest> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId, status }: EmailRequest, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, status, run, true);
  }
}
