import { Injectable } from '@nestjs/common';
import { CONCURRENCY, type QueueName } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { JobRunner } from './job-runner.js';
import type { ClaimedJob } from './outbox-repository.js';

/** Runs jobs in this process, where there is no Redis. */
@Injectable()
export class InProcessJobDispatcher extends JobDispatcher {
  readonly isImmediate = true;

  constructor(private readonly runner: JobRunner) {
    super();
  }

  capacity(queue: QueueName): number {
    return CONCURRENCY[queue];
  }

  dispatch(claimed: ClaimedJob): Promise<void> {
    return this.runner.run(claimed);
  }

  /** No broker is involved, so there is nothing to check. */
  ping(): Promise<void> {
    return Promise.resolve();
  }
}
