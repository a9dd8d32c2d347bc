import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { refundRequested, refundSeen } from '../../domain/payment-events.js';
import { FollowRefund } from '../../use-cases/follow-refund.js';
import { PerformRefund } from '../../use-cases/perform-refund.js';

const HOUR_MS = 3_600_000;

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

/** Follows the provider's events about refunds. */
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

/** Follows refunds every hour, in case the provider's events were lost. */
@Injectable()
export class RefundSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly followRefund: FollowRefund,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.follow-refunds',
      everyMs: HOUR_MS,
      work: () => this.followRefund.all(),
    });
  }
}
