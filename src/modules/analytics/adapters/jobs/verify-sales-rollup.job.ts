import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { VerifySalesRollup } from '../../use-cases/verify-sales-rollup.js';

const DAY_MS = 86_400_000;

/** Once a day the daily sales are compared with the orders; a difference is logged and repaired. */
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
        `the sales of ${day} were not those of its orders (${orders} orders, ${sums} sums): counted anew`,
      );
    }
  }
}
