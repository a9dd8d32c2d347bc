import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { Clock } from '../../../../kernel/clock.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { Checkouts } from '../../ports/checkouts.js';

const DAY_MS = 86_400_000;
/** Few enough that nobody waits for the transaction. */
const AT_ONCE = 1_000;

/** Clears name and address of users that began to pay and never bought. */
@Injectable()
export class PurgeCheckoutDetails implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly checkouts: Checkouts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'checkout.forget-details',
      everyMs: DAY_MS,
      work: () => this.purge(),
    });
  }

  private async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.CHECKOUT_DETAILS_MS);
    const next = () => this.unitOfWork.run(() => this.checkouts.purgeDetails(before, AT_ONCE));
    while ((await next()) === AT_ONCE);
  }
}
