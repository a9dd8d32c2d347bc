import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { nextTryIn } from './backoff.js';
import { JobAlreadyDone } from './job.js';
import { JobRegistry } from './job-registry.js';
import { type ClaimedJob, OutboxRows } from './outbox-rows.js';

/** Runs one claimed job and records what became of it. Never throws. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly rows: OutboxRows,
    private readonly catalog: JobRegistry,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  async run(claimed: ClaimedJob): Promise<void> {
    let recorded = false;
    const began = performance.now();
    const count = (outcome: 'done' | 'failed') =>
      this.metrics.job(claimed.job, outcome, (performance.now() - began) / 1000);
    const done = async () => {
      await this.rows.done(claimed.id);
      recorded = true;
    };
    try {
      const job = this.catalog.find(claimed.job);
      if (!job) throw new Error(`no handler for the job ${claimed.job}`);
      const hasOlderJob = () => this.rows.hasOlder(claimed);
      const run = { id: claimed.id, attempt: claimed.attempts, done, hasOlderJob };
      await job.handler.handle(claimed.payload, run);
      if (!recorded) await done();
      count('done');
    } catch (error) {
      if (error instanceof JobAlreadyDone) return;
      count('failed');
      await this.record(claimed, error).catch((failure: unknown) => {
        // The lease runs out, and the job is claimed again.
        this.logger.error(`job ${claimed.job} ${claimed.id}: not recorded: ${String(failure)}`);
      });
    }
  }

  private async record(claimed: ClaimedJob, error: unknown): Promise<void> {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const now = this.clock.now().getTime();
    const wait = nextTryIn(
      error,
      { attempts: claimed.attempts, ageMs: now - claimed.created_at.getTime() },
      {
        firstMs: this.env.JOB_BACKOFF_FIRST_MS,
        maxMs: this.env.JOB_BACKOFF_MAX_MS,
        giveUpAfterMs: this.env.JOB_GIVE_UP_AFTER_MS,
      },
    );
    this.logger.warn(`job ${claimed.job} ${claimed.id} try ${claimed.attempts}: ${text}`);
    if (wait === undefined) await this.rows.fail(claimed.id, text);
    else await this.rows.retryAt(claimed.id, new Date(now + wait), text);
  }
}
