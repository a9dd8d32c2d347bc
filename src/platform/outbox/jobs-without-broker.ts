import { Injectable } from '@nestjs/common';
import { JobDispatcher } from './job-dispatcher.js';
import { JobRunner } from './job-runner.js';
import { OutboxRepository } from './outbox-repository.js';

/** Jobs that one call runs, of each name. */
const MOST_JOBS = 50;

/** Runs jobs that must not wait for Redis in this process: an email that Redis is down is of no use once it is back. */
@Injectable()
export class JobsWithoutBroker {
  constructor(
    private readonly dispatcher: JobDispatcher,
    private readonly outbox: OutboxRepository,
    private readonly runner: JobRunner,
  ) {}

  /**
   * Runs the due jobs of these names, one name after the other, while no job can be handed over. As everywhere a job
   * may run twice, where Redis is back at the same moment.
   */
  async run(jobs: readonly string[]): Promise<void> {
    for (const job of jobs) {
      if (this.dispatcher.capacity('mail') > 0) return;
      for (const id of await this.outbox.dueJobs(job, MOST_JOBS)) {
        const begun = await this.outbox.begin(id);
        if (begun) await this.runner.run(begun);
      }
    }
  }
}
