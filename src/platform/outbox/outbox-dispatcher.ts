import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Env } from '../../config/env.js';
import { QUEUES, type QueueName } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { OutboxRows } from './outbox-rows.js';
import { OutboxNotificationListener } from './outbox-notification-listener.js';

/** Takes due rows to those who do them: woken by NOTIFY, with a poll that suffices alone. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly running = new Set<Promise<void>>();
  private readonly underWay = { payments: 0, mail: 0, images: 0, maintenance: 0 };
  private poll: NodeJS.Timeout | undefined;
  /** Queues to look into. */
  private readonly woken = new Set<QueueName>();
  /** Queues in which there may be more than the hands could take. */
  private readonly full = new Set<QueueName>();
  private draining: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly rows: OutboxRows,
    private readonly hands: JobDispatcher,
    private readonly wake: OutboxNotificationListener,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => this.drain(QUEUES), this.env.OUTBOX_POLL_MS);
    void this.wake.listen((queues) => this.drain(queues));
    this.drain(QUEUES);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    await this.draining;
    await Promise.all(this.running);
  }

  /** Claims what is due and free hands can take; a call while one claims is not lost. */
  private drain(queues: readonly QueueName[]): void {
    if (this.stopped) return;
    for (const queue of queues) this.woken.add(queue);
    this.draining ??= this.claimAll();
  }

  private async claimAll(): Promise<void> {
    try {
      for (const queue of this.woken) {
        this.woken.delete(queue);
        if (!this.stopped) await this.claimFrom(queue);
      }
    } catch (error) {
      this.logger.warn(`the outbox cannot be read, the next poll tries again: ${String(error)}`);
    } finally {
      this.draining = undefined;
    }
  }

  private async claimFrom(queue: QueueName): Promise<void> {
    const free = this.hands.capacity(queue) - this.underWay[queue];
    this.full.add(queue);
    if (free <= 0) return;
    const jobs = await this.rows.claim(queue, free, this.hands.claimIsTry);
    if (jobs.length < free) this.full.delete(queue);
    for (const claimed of jobs) {
      this.underWay[queue]++;
      const run = this.hands.take(claimed).finally(() => {
        this.underWay[queue]--;
        this.running.delete(run);
        if (this.full.has(queue)) this.drain([queue]);
      });
      this.running.add(run);
    }
  }
}
