import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Env } from '../../config/env.js';
import { QUEUES, type QueueName } from './job.js';
import { JobRunner } from './job-runner.js';
import { OutboxRows } from './outbox-rows.js';
import { WakeListener } from './wake-listener.js';

/** How many jobs of a queue run at once in this process. */
const CONCURRENCY: Record<QueueName, number> = { payments: 4, mail: 4, images: 1, maintenance: 1 };

/** Works the outbox off inside this process: woken by NOTIFY, with a poll that suffices alone. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly running = new Set<Promise<void>>();
  private readonly free = { ...CONCURRENCY };
  private poll: NodeJS.Timeout | undefined;
  private draining: Promise<void> | undefined;
  private wokenAgain = false;
  private stopped = false;

  constructor(
    private readonly rows: OutboxRows,
    private readonly runner: JobRunner,
    private readonly wake: WakeListener,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => this.drain(), this.env.OUTBOX_POLL_MS);
    void this.wake.listen(() => this.drain());
    this.drain();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    await this.draining;
    await Promise.all(this.running);
  }

  /** Claims what is due and free hands can take; a call while one claims is not lost. */
  private drain(): void {
    this.wokenAgain = true;
    this.draining ??= this.claimAll().finally(() => {
      this.draining = undefined;
    });
  }

  private async claimAll(): Promise<void> {
    while (this.wokenAgain && !this.stopped) {
      this.wokenAgain = false;
      try {
        for (const queue of QUEUES) await this.claimFrom(queue);
      } catch (error) {
        this.logger.warn(`the outbox cannot be read, the next poll tries again: ${String(error)}`);
      }
    }
  }

  private async claimFrom(queue: QueueName): Promise<void> {
    if (this.free[queue] === 0) return;
    for (const claimed of await this.rows.claim(queue, this.free[queue])) {
      this.free[queue]--;
      const run = this.runner.run(claimed).finally(() => {
        this.free[queue]++;
        this.running.delete(run);
        this.drain();
      });
      this.running.add(run);
    }
  }
}
