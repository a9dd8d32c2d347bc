import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { RejectedInput } from '../../kernel/rejected-input.js';
import { TransientError } from '../../kernel/transient-error.js';
import { withoutAddresses } from '../logging/without-addresses.js';
import { type JobOutcome, Metrics } from '../operations/metrics/metrics.js';
import { traces } from '../tracing/running-traces.js';
import { retryDelayMs } from './backoff.js';
import { JobAlreadyDone } from './job.js';
import { JobRegistry } from './job-registry.js';
import { type ClaimedJob, OutboxRepository } from './outbox-repository.js';

/** Runs one claimed job and records the result. Never throws. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly registry: JobRegistry,
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  async run(claimed: ClaimedJob): Promise<void> {
    let recorded = false;
    const began = performance.now();
    const count = (outcome: JobOutcome) =>
      this.metrics.job(claimed.job, outcome, (performance.now() - began) / 1000);
    const done = async () => {
      await this.outbox.complete(claimed.id);
      recorded = true;
    };
    try {
      const job = this.registry.find(claimed.job);
      // A newer release made it, and runs it once it is back.
      if (!job) throw new TransientError(`no handler for the job ${claimed.job}`);
      const run = { id: claimed.id, attempt: claimed.attempts, done };
      await traces().runJob(claimed, () => job.handler.handle(claimed.payload, run));
      if (!recorded) await done();
      count('done');
    } catch (error) {
      if (error instanceof JobAlreadyDone) return;
      count(error instanceof RejectedInput ? 'rejected' : 'failed');
      await this.record(claimed, error).catch((failure: unknown) => {
        const what = `job ${claimed.job} ${claimed.id}: its failure is not recorded`;
        this.logger.error(`${what}; claimed again when its lease ends: ${String(failure)}`);
      });
    }
  }

  private async record(claimed: ClaimedJob, error: unknown): Promise<void> {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (error instanceof RejectedInput) {
      this.logger.warn(
        `job ${claimed.job} ${claimed.id} closed, its input is rejected: ${withoutAddresses(text)}`,
      );
      return this.outbox.reject(claimed.id, text);
    }
    const delayMs = retryDelayMs(error, claimed, {
      firstMs: this.env.JOB_BACKOFF_FIRST_MS,
      maxMs: this.env.JOB_BACKOFF_MAX_MS,
      giveUpAfterMs: this.env.JOB_GIVE_UP_AFTER_MS,
    });
    const next = delayMs === undefined ? 'given up' : `retrying in ${delayMs} ms`;
    this.logger.warn(
      `job ${claimed.job} ${claimed.id} attempt ${claimed.attempts} failed; ${next}: ${withoutAddresses(text)}`,
    );
    if (delayMs === undefined) await this.outbox.fail(claimed.id, text);
    else await this.outbox.retryIn(claimed.id, delayMs, text);
  }
}
