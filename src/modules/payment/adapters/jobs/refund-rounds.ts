import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedJobs } from '../../../../platform/queue/repeated-jobs.js';
import { FollowRefund } from '../../use-cases/follow-refund.js';

const HOUR_MS = 3_600_000;

/** Looks after refunds, in case the provider's word of them was lost. */
@Injectable()
export class RefundRounds implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: RepeatedJobs,
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
