import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { RecountSales } from '../../use-cases/recount-sales.js';
import { VerifySalesRollup } from '../../use-cases/verify-sales-rollup.js';

/**
 * Compares the daily sales with the orders once a day; a difference is logged and repaired. Each minute it looks whether
 * the shop's time zone has changed, after which all days are recounted.
 */
@Injectable()
export class VerifySalesRollupJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Analytics');

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly verifySalesRollup: VerifySalesRollup,
    private readonly recountSales: RecountSales,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'analytics.check-sales', everyMs: DAY_MS, run: () => this.check() });
    this.jobs.start({
      name: 'analytics.recount-sales',
      everyMs: MINUTE_MS,
      atStart: true,
      run: () => this.recount(),
    });
  }

  private async recount(): Promise<void> {
    const recounted = await this.recountSales.execute();
    if (!recounted) return;
    const { timeZone, days } = recounted;
    this.logger.log(`Daily sales are counted by the days of ${timeZone} now; ${days} days changed`);
  }

  private async check(): Promise<void> {
    for (const { day, orders, sums } of await this.verifySalesRollup.execute()) {
      this.logger.warn(
        `Sales of ${day} differed from its orders (${orders} orders, ${sums} sums); recounted`,
      );
    }
  }
}
