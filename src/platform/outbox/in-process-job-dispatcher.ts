import { Injectable } from '@nestjs/common';
import { CONCURRENCY, type QueueName } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { JobRunner } from './job-runner.js';
import type { ClaimedJob } from './outbox-rows.js';

/** Works jobs off inside this process. */
@Injectable()
export class InProcessJobDispatcher extends JobDispatcher {
  readonly claimIsTry = true;

  constructor(private readonly runner: JobRunner) {
    super();
  }

  capacity(queue: QueueName): number {
    return CONCURRENCY[queue];
  }

  take(claimed: ClaimedJob): Promise<void> {
    return this.runner.run(claimed);
  }

  /** There is nothing in between. */
  reach(): Promise<void> {
    return Promise.resolve();
  }
}
