import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { refundSeen } from '../../domain/payment-events.js';
import { FollowRefund } from '../../use-cases/follow-refund.js';

/** Follows the provider's hints about refunds. */
@Injectable()
@OnEvent({ event: refundSeen, job: 'payment.follow-refund', queue: 'payments' })
export class FollowRefundJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly followRefund: FollowRefund) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.followRefund.execute(intentId);
  }
}
