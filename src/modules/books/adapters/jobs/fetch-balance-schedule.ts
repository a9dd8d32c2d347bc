import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { FetchBalance } from '../../use-cases/fetch-balance.js';

const EVERY_MS = 10 * MINUTE_MS;

/** Fetches every ten minutes what moved the balance at the card provider. */
@Injectable()
export class FetchBalanceSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly fetchBalance: FetchBalance,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'books.fetch-balance',
      everyMs: EVERY_MS,
      run: () => this.fetchBalance.execute(),
    });
  }
}
