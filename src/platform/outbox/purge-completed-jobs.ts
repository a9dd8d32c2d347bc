import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '../../kernel/time.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { purgeInBatches } from '../scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.js';
import { OutboxRepository } from './outbox-repository.js';

/** How long a completed job can still be looked up, in ms. */
const KEPT_MS = 7 * DAY_MS;

/** Deletes completed jobs older than 7 days so that the table does not grow. */
@Injectable()
export class PurgeCompletedJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly outbox: OutboxRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'outbox.forget-done', everyMs: HOUR_MS, run: () => this.purge() });
  }

  async purge(): Promise<void> {
    await purgeInBatches(this.unitOfWork, (limit) => this.outbox.purgeCompleted(KEPT_MS, limit));
  }
}
