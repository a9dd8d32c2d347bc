import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduledJobs } from '../../../../platform/queue/scheduled-jobs.js';
import { FollowRefund } from '../../use-cases/follow-refund.js';

const HOUR_MS = 3_600_000;

/** Looks after refunds, in case the provider's word of them was lost. */
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
