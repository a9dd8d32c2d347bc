import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { refundRequested } from '../../domain/payment-events.js';
import { PerformRefund } from '../../use-cases/perform-refund.js';

/** Gives the money back, soon after the commit that decided so. */
@Injectable()
@OnEvent({ event: refundRequested, job: 'payment.perform-refund', queue: 'payments' })
export class PerformRefundJob extends JobHandler<{ refundId: string }> {
  constructor(private readonly performRefund: PerformRefund) {
    super();
  }

  handle({ refundId }: { refundId: string }): Promise<void> {
    return this.performRefund.execute(refundId);
  }
}
