import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { CountSold } from '../../use-cases/count-sold.js';

/** Adds sales to the units sold of their products: twice a minute. */
@Injectable()
export class CountSoldJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly countSold: CountSold,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.countSold.execute();
    this.jobs.start({ name: 'catalog.count-sold', everyMs: MINUTE_MS / 2, atStart: true, run });
  }
}
