import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisLink } from '../../redis/redis-link.js';
import { JobDispatcher } from '../job-dispatcher.js';
import type { QueueName } from '../job.js';
import { type ClaimedJob, OutboxRepository } from '../outbox-repository.js';

/** The part of a job in Redis: a readable name, and the id of the outbox row. */
export interface QueuedJob {
  readonly id: string;
}

/** How many jobs of a queue are added to Redis concurrently. */
const MAX_IN_FLIGHT = 50;
/** How long Redis may take to accept a job, in ms. */
const ADD_TIMEOUT_MS = 2_000;

/**
 * Hands claimed jobs to the workers by BullMQ. Handing over an attempt twice adds it once. While
 * Redis is unavailable nothing is claimed, and the jobs wait in Postgres.
 */
@Injectable()
export class BullMqJobDispatcher extends JobDispatcher implements OnApplicationShutdown {
  readonly isImmediate = false;
  private readonly logger = new Logger('Outbox');
  private readonly queues: Readonly<Record<QueueName, Queue<QueuedJob>>>;

  constructor(
    private readonly outbox: OutboxRepository,
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
    return this.link.isUp ? MAX_IN_FLIGHT : 0;
  }

  async dispatch(claimed: ClaimedJob): Promise<void> {
    const { id, job } = claimed;
    try {
      await Promise.race([this.add(claimed), addTimeout()]);
    } catch (error) {
      this.logger.warn(`Job ${job} ${id} not handed over to Redis; retrying: ${String(error)}`);
      // Where this fails too, the lease expires.
      await this.outbox.release(id).catch(() => undefined);
    }
  }

  async ping(): Promise<void> {
    if (!this.link.isUp) throw new Error(this.link.problem);
    await this.link.client.ping();
  }

  onApplicationShutdown(): void {
    this.link.close();
  }

  /** May still succeed after the timeout: adding a job with the same id again has no effect. */
  private async add({ id, job, queue, dueAt }: ClaimedJob): Promise<void> {
    // With the due time, because the next attempt may be due before Redis has removed the last one.
    const jobId = `row-${id}-${dueAt.getTime()}`;
    await this.queues[queue].add(job, { id }, { jobId });
  }
}

async function addTimeout(): Promise<never> {
  await pause(ADD_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`Redis did not accept it within ${ADD_TIMEOUT_MS} ms`);
}
