import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { VerifySalesRollup } from '../../use-cases/verify-sales-rollup.js';

/** Compares the daily sales with the orders once a day; a difference is logged and repaired. */
@Injectable()
export class VerifySalesRollupJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Analytics');

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly verifySalesRollup: VerifySalesRollup,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'analytics.check-sales', everyMs: DAY_MS, run: () => this.check() });
  }

  private async check(): Promise<void> {
    for (const { day, orders, sums } of await this.verifySalesRollup.execute()) {
      this.logger.warn(
        `Sales of ${day} differed from its orders (${orders} orders, ${sums} sums); recounted`,
      );
    }
  }
}
