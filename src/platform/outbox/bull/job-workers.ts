import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { Env } from '../../../config/env.js';
import { QUEUES, type QueueName } from '../job.js';
import { CONCURRENCY } from '../job-dispatcher.js';
import { JobRunner } from '../job-runner.js';
import { OutboxRows } from '../outbox-rows.js';
import type { QueuedJob } from './bull-mq-job-dispatcher.js';

/** How long a worker that died keeps its job from the others, in ms. */
const LOCK_MS = 30_000;
/** How long Redis may owe an answer, in ms; longer than a worker asks it to wait for a job. */
const SILENCE_MS = 30_000;
/** How long a stop waits for Redis to hear of it, in ms. */
const PARTING_MS = 2_000;

/** Works the queues off in this process, each with a concurrency of its own. */
export class JobWorkers {
  private readonly logger = new Logger('Worker');
  private workers: Worker<QueuedJob>[] = [];
  private readonly running = new Set<Promise<void>>();

  private constructor(
    private readonly env: Env,
    private readonly rows: OutboxRows,
    private readonly runner: JobRunner,
  ) {}

  static of(app: INestApplicationContext): JobWorkers {
    return new JobWorkers(app.get(Env), app.get(OutboxRows), app.get(JobRunner));
  }

  /** Begins to work, as soon as Redis is there. */
  begin(): void {
    this.workers = QUEUES.map((queue) => this.open(queue));
  }

  private open(queue: QueueName): Worker<QueuedJob> {
    const lockDuration = Math.min(LOCK_MS, this.env.OUTBOX_LEASE_MS);
    const worker = new Worker<QueuedJob>(queue, (job) => this.track(this.work(job.data.id)), {
      connection: { url: this.url, maxRetriesPerRequest: null, socketTimeout: SILENCE_MS },
      prefix: this.env.REDIS_PREFIX,
      concurrency: CONCURRENCY[queue],
      lockDuration,
      stalledInterval: lockDuration,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    worker.on('error', (error) => this.logger.debug(`${queue}: ${error.message}`));
    return worker;
  }

  private get url(): string {
    if (!this.env.REDIS_URL) throw new Error('no Redis for the workers');
    return this.env.REDIS_URL;
  }

  /** Redis holds the id alone: whether there is anything to do, Postgres says. */
  private async work(id: string): Promise<void> {
    const begun = await this.rows.begin(id);
    if (begun) await this.runner.run(begun);
  }

  private async track(work: Promise<void>): Promise<void> {
    this.running.add(work);
    await work.finally(() => this.running.delete(work));
  }

  /** Takes nothing new and waits for what is being worked on, but not for a Redis that is away. */
  async stop(): Promise<void> {
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.allSettled(this.running);
    await Promise.race([closed, pause(PARTING_MS, undefined, { ref: false })]);
  }
}
