import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { purgeInBatches } from '../../../../platform/scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { ProviderEventLog } from '../../ports/provider-event-log.js';

/** Providers redeliver events for some days only. */
const KEPT_MS = 35 * DAY_MS;

/** Deletes the provider's events older than 35 days so that the table does not grow. */
@Injectable()
export class PurgeProviderEvents implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly log: ProviderEventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.forget-events',
      everyMs: DAY_MS,
      run: () => this.purge(),
    });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await purgeInBatches(this.unitOfWork, (limit) => this.log.deleteReceivedBefore(before, limit));
  }
}
