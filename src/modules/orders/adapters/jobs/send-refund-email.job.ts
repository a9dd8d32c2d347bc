import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { partRefundChanged } from '../../../payment/index.js';
import { NotifyRefund } from '../../use-cases/notify-refund.js';
import { EMAIL_JOBS } from '../../domain/order-emails.js';

interface RefundChanged {
  readonly refundId: string;
  readonly orderId: string;
  readonly status: string;
}

/** Emails the shopper when the refund of a part is confirmed. */
@Injectable()
@OnEvent({ event: partRefundChanged, job: EMAIL_JOBS.refund, queue: 'mail' })
export class SendRefundEmailJob extends JobHandler<RefundChanged> {
  constructor(private readonly notifyRefund: NotifyRefund) {
    super();
  }

  async handle({ refundId, orderId, status }: RefundChanged, run: JobRun): Promise<void> {
    if (status === 'refunded') await this.notifyRefund.execute(orderId, refundId, run);
  }
}
