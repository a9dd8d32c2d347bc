import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { orderEmailRequested } from '../../domain/order-events.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { NotifyRefund } from '../../use-cases/notify-refund.js';
import { EMAIL_JOBS, type ResentEmail } from '../../domain/order-emails.js';

type EmailRequest = { readonly orderId: string } & ResentEmail;

/** Sends an email of an order once more. */
@Injectable()
@OnEvent({ event: orderEmailRequested, job: EMAIL_JOBS.resend, queue: 'mail' })
export class ResendOrderEmailJob extends JobHandler<EmailRequest> {
  constructor(
    private readonly notifyCustomer: NotifyCustomer,
    private readonly notifyRefund: NotifyRefund,
  ) {
    super();
  }

  handle({ orderId, ...email }: EmailRequest, run: JobRun): Promise<void> {
    if ('status' in email) return this.notifyCustomer.execute(orderId, email.status, run, true);
    if ('refundId' in email) return this.notifyRefund.execute(orderId, email.refundId, run, true);
    const { parcelId: id, number } = email;
    return this.notifyCustomer.ofParcel(orderId, { id, number }, run, true);
  }
}
