import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS } from '../../../src/kernel/time.js';
import { type QueueName, QUEUES } from '../../../src/platform/outbox/job.js';
import { JobRunner } from '../../../src/platform/outbox/job-runner.js';
import { OutboxDispatcher } from '../../../src/platform/outbox/outbox-dispatcher.js';
import { OutboxRepository } from '../../../src/platform/outbox/outbox-repository.js';
import {
  type ScheduledJob,
  ScheduledJobs,
} from '../../../src/platform/scheduled-jobs/scheduled-jobs.js';

const AT_ONCE = 20;

/** The shop's jobs, which run when a scenario says so and not by themselves. */
export class ScenarioJobs {
  private readonly scheduled: ScheduledJob[] = [];
  private readonly running = new Set<ScheduledJob>();
  private readonly lastRuns = new Map<ScheduledJob, number>();
  private outbox!: OutboxRepository;
  private runner!: JobRunner;

  /** Before the shop starts. */
  constructor() {
    jest.spyOn(OutboxDispatcher.prototype, 'onApplicationBootstrap').mockReturnValue(undefined);
    jest.spyOn(ScheduledJobs.prototype, 'start').mockImplementation((job) => {
      this.scheduled.push(job);
    });
  }

  attach(app: INestApplicationContext): void {
    this.outbox = app.get(OutboxRepository, { strict: false });
    this.runner = app.get(JobRunner, { strict: false });
  }

  /** Claims up to `limit` jobs and runs them at once; the process dies before the first `deaths` of them. */
  async run(queue: QueueName, limit: number, deaths = 0): Promise<number> {
    const claimed = await this.outbox.claim(new Map([[queue, limit]]), true);
    await Promise.all(claimed.slice(deaths).map((job) => this.runner.run(job)));
    return claimed.length;
  }

  /** Runs what is due in all queues, until nothing is. */
  async runAll(): Promise<void> {
    for (let ran = 1; ran > 0;) {
      ran = 0;
      for (const queue of QUEUES) ran += await this.run(queue, AT_ONCE);
    }
  }

  /** Runs one of the scheduled jobs, unless it is running. @throws what it throws */
  async runScheduled(nth: number): Promise<void> {
    const job = this.scheduled[nth % this.scheduled.length]!;
    if (this.running.has(job)) return;
    this.running.add(job);
    this.lastRuns.set(job, Date.now());
    try {
      await job.run(new AbortController().signal);
    } finally {
      this.running.delete(job);
    }
  }

  /** Runs each scheduled job that has not run for its period, or not since `reset`. */
  async runDue(): Promise<void> {
    for (const [nth, job] of this.scheduled.entries()) {
      const everyMs = 'everyMs' in job ? job.everyMs : DAY_MS;
      const isDue = Date.now() - (this.lastRuns.get(job) ?? -Infinity) >= everyMs;
      if (isDue) await this.runScheduled(nth);
    }
  }

  reset(): void {
    this.lastRuns.clear();
  }
}
