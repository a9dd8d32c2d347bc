import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { JobRunner } from '../job-runner.js';
import { OutboxRepository } from '../outbox-repository.js';
import type { QueuedJob } from './bull-mq-job-dispatcher.js';

/** The processor of all queues. Redis stores only the job's id; the job itself is in Postgres. */
@Injectable()
export abstract class OutboxProcessor extends WorkerHost {
  private readonly logger = new Logger('Worker');
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly runner: JobRunner,
  ) {
    super();
  }

  async process({ data }: Job<QueuedJob>): Promise<void> {
    const run = this.run(data.id);
    this.running.add(run);
    await run.finally(() => this.running.delete(run));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug(`${this.worker.name}: ${error.message}`);
  }

  /** Whether it takes jobs, or waits for Redis to have some. */
  get isRunning(): boolean {
    return this.worker.isRunning();
  }

  /** Takes no new jobs and waits for the running ones, but not for an unavailable Redis. */
  async stop(): Promise<void> {
    await this.worker.close();
    await Promise.allSettled(this.running);
  }

  private async run(id: string): Promise<void> {
    const begun = await this.outbox.begin(id);
    if (begun) await this.runner.run(begun);
  }
}
