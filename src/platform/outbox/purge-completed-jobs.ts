import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.js';
import { OutboxRows } from './outbox-rows.js';

const HOUR_MS = 3_600_000;
/** How long a job that is done can still be looked up, in ms. */
const KEPT_MS = 7 * 24 * HOUR_MS;
/** Few enough that nobody waits for the transaction. */
const AT_ONCE = 5_000;

/** Deletes the jobs that were done long ago, else the outbox would only ever grow. */
@Injectable()
export class PurgeCompletedJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly rows: OutboxRows,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'outbox.forget-done', everyMs: HOUR_MS, work: () => this.forget() });
  }

  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while ((await this.rows.forgetDone(before, AT_ONCE)) === AT_ONCE);
  }
}
