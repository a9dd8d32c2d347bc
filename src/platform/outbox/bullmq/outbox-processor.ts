import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { JobRunner } from '../job-runner.js';
import { OutboxRows } from '../outbox-rows.js';
import type { QueuedJob } from './queued-job.js';

/** What the processors of all queues do. Redis holds the id alone; Postgres says what is to do. */
@Injectable()
export abstract class OutboxProcessor extends WorkerHost {
  private readonly logger = new Logger('Worker');
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly rows: OutboxRows,
    private readonly runner: JobRunner,
  ) {
    super();
  }

  async process({ data }: Job<QueuedJob>): Promise<void> {
    const work = this.work(data.id);
    this.running.add(work);
    await work.finally(() => this.running.delete(work));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug(`${this.worker.name}: ${error.message}`);
  }

  /** Takes nothing new and waits for what is being worked on, but not for a Redis that is away. */
  async stop(): Promise<void> {
    await this.worker.close();
    await Promise.allSettled(this.running);
  }

  private async work(id: string): Promise<void> {
    const begun = await this.rows.begin(id);
    if (begun) await this.runner.run(begun);
  }
}
