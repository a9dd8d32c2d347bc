import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisLink } from '../../redis/redis-link.js';
import type { QueueName } from '../job.js';
import { JobDispatcher } from '../job-dispatcher.js';
import { type ClaimedJob, OutboxRows } from '../outbox-rows.js';
import type { QueuedJob } from './queued-job.js';

/** How many rows of a queue are on their way into Redis at once. */
const AT_ONCE = 50;
/** How long Redis may take to take a job, in ms. */
const ADD_WITHIN_MS = 2_000;

/**
 * Hands claimed jobs over to the workers, by BullMQ. A try handed over twice is in its queue once.
 * While Redis is away nothing is claimed, and the rows wait in Postgres.
 */
@Injectable()
export class BullMqJobDispatcher extends JobDispatcher implements OnApplicationShutdown {
  readonly claimIsTry = false;
  private readonly logger = new Logger('Outbox');
  private readonly queues: Readonly<Record<QueueName, Queue<QueuedJob>>>;

  constructor(
    private readonly rows: OutboxRows,
    private readonly link: RedisLink,
    @InjectQueue('payments') payments: Queue<QueuedJob>,
    @InjectQueue('mail') mail: Queue<QueuedJob>,
    @InjectQueue('images') images: Queue<QueuedJob>,
    @InjectQueue('maintenance') maintenance: Queue<QueuedJob>,
  ) {
    super();
    this.queues = { payments, mail, images, maintenance };
  }

  capacity(): number {
    return this.link.isUp ? AT_ONCE : 0;
  }

  async take(claimed: ClaimedJob): Promise<void> {
    const { id, job } = claimed;
    try {
      await Promise.race([this.add(claimed), tooLate()]);
    } catch (error) {
      this.logger.warn(`job ${job} ${id} is not handed over yet: ${String(error)}`);
      // Where this fails too, the lease ends by itself.
      await this.rows.handBack(id).catch(() => undefined);
    }
  }

  async reach(): Promise<void> {
    if (!this.link.isUp) throw new Error('Redis does not answer');
    await this.link.client.ping();
  }

  onApplicationShutdown(): void {
    this.link.close();
  }

  /** May still take effect after it was given up: a job of the same id changes nothing. */
  private async add({ id, job, queue, due_at }: ClaimedJob): Promise<void> {
    // Not the row alone: a try that was put off may be due before Redis has let go of the last one.
    const jobId = `row-${id}-${due_at.getTime()}`;
    await this.queues[queue].add(job, { id }, { jobId });
  }
}

async function tooLate(): Promise<never> {
  await pause(ADD_WITHIN_MS, undefined, { ref: false });
  throw new Error(`Redis did not take it within ${ADD_WITHIN_MS} ms`);
}
