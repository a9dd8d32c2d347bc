import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { Clock, DAY_MS } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { purgeInBatches } from '../../../../platform/scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { CheckoutRepository } from '../../ports/checkout-repository.js';
import { HoldPeriods } from '../../ports/hold-periods.js';

/** Rows per transaction; small, so that locks are short. */
const BATCH = 1_000;

/** Clears the customer details of old checkouts that never became an order, and old hold periods. */
@Injectable()
export class PurgeCheckoutDetails implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly checkouts: CheckoutRepository,
    private readonly holdPeriods: HoldPeriods,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'checkout.forget-details',
      everyMs: DAY_MS,
      run: () => this.purge(),
    });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.CHECKOUT_DETAILS_MS);
    const clearBatch = (limit: number) => this.checkouts.purgeDetails(before, limit);
    await purgeInBatches(this.unitOfWork, clearBatch, BATCH);
    const dayAgo = new Date(this.clock.now().getTime() - DAY_MS);
    await purgeInBatches(this.unitOfWork, (limit) => this.holdPeriods.purge(dayAgo, limit));
  }
}
