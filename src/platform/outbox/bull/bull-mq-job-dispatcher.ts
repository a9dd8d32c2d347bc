import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Env } from '../../../config/env.js';
import type { RedisLink } from '../../redis/redis-link.js';
import type { QueueName } from '../job.js';
import { JobDispatcher } from '../job-dispatcher.js';
import type { ClaimedJob, OutboxRows } from '../outbox-rows.js';

/** How many rows of a queue are on their way into Redis at once. */
const AT_ONCE = 50;

/** What of a job is in Redis: a name to read, and the row that holds the rest. */
export interface QueuedJob {
  readonly id: string;
}

/**
 * Hands claimed jobs over to the workers, by BullMQ. A try handed over twice is in its queue once.
 * While Redis is away nothing is claimed, and the rows wait in Postgres.
 */
export class BullMqJobDispatcher extends JobDispatcher implements OnApplicationShutdown {
  readonly claimIsTry = false;
  private readonly logger = new Logger('Outbox');
  private readonly queues = new Map<QueueName, Queue<QueuedJob>>();

  constructor(
    private readonly rows: OutboxRows,
    private readonly link: RedisLink,
    private readonly env: Env,
  ) {
    super();
  }

  capacity(): number {
    return this.link.isUp ? AT_ONCE : 0;
  }

  async take({ id, job, queue, due_at }: ClaimedJob): Promise<void> {
    // Not the row alone: a try that was put off may be due before Redis has let go of the last one.
    const jobId = `row-${id}-${due_at.getTime()}`;
    try {
      await this.queue(queue).add(
        job,
        { id },
        { jobId, removeOnComplete: true, removeOnFail: true },
      );
    } catch (error) {
      this.logger.warn(`job ${job} ${id} is not handed over yet: ${String(error)}`);
      this.forget(queue);
      // Where this fails too, the lease ends by itself.
      await this.rows.handBack(id).catch(() => undefined);
    }
  }

  async reach(): Promise<void> {
    if (!this.link.isUp) throw new Error('Redis does not answer');
    await this.link.client.ping();
  }

  private queue(name: QueueName): Queue<QueuedJob> {
    const known = this.queues.get(name);
    if (known) return known;
    const { client } = this.link;
    const made = new Queue<QueuedJob>(name, { connection: client, prefix: this.env.REDIS_PREFIX });
    made.on('error', () => undefined);
    this.queues.set(name, made);
    return made;
  }

  /** One whose first words with Redis failed never recovers: the next job makes another. */
  private forget(name: QueueName): void {
    void this.queues
      .get(name)
      ?.close()
      .catch(() => undefined);
    this.queues.delete(name);
  }

  onApplicationShutdown(): void {
    for (const name of [...this.queues.keys()]) this.forget(name);
    this.link.close();
  }
}
