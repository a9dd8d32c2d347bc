import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.js';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.js';
import { OutboxRepository } from './outbox-repository.js';

/** How long a completed job can still be looked up, in ms. */
const KEPT_MS = 7 * DAY_MS;
/** Small enough for a short transaction. */
const BATCH = 5_000;

/** Deletes completed jobs older than 7 days so that the table does not grow. */
@Injectable()
export class PurgeCompletedJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly outbox: OutboxRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'outbox.forget-done', everyMs: HOUR_MS, run: () => this.purge() });
  }

  async purge(): Promise<void> {
    while ((await this.outbox.purgeCompleted(KEPT_MS, BATCH)) === BATCH);
  }
}
