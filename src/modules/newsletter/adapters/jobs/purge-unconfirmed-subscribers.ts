import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { purgeInBatches } from '../../../../platform/scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SubscriberRepository } from '../../ports/subscribers.js';

/** How long an address waits for its confirmation. */
const KEPT_MS = 30 * DAY_MS;
/** Rows per transaction; small, so that locks are short. */
const BATCH = 1_000;

/** Deletes addresses that were not confirmed within 30 days: whoever has them may never have asked for a newsletter. */
@Injectable()
export class PurgeUnconfirmedSubscribers implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly subscribers: SubscriberRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.purge();
    this.jobs.start({ name: 'newsletter.purge-unconfirmed', everyMs: DAY_MS, run });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const deleteBatch = (limit: number) => this.subscribers.deletePendingBefore(before, limit);
    await purgeInBatches(this.unitOfWork, deleteBatch, BATCH);
  }
}
