import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Env } from '../../config/env.js';
import { QUEUES, type QueueName } from './job.js';
import { JobHands } from './job-hands.js';
import { OutboxRows } from './outbox-rows.js';
import { WakeListener } from './wake-listener.js';

/** Takes due rows to those who do them: woken by NOTIFY, with a poll that suffices alone. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly running = new Set<Promise<void>>();
  private readonly underWay = { payments: 0, mail: 0, images: 0, maintenance: 0 };
  private poll: NodeJS.Timeout | undefined;
  private draining: Promise<void> | undefined;
  private wokenAgain = false;
  private stopped = false;

  constructor(
    private readonly rows: OutboxRows,
    private readonly hands: JobHands,
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
    const free = this.hands.capacity(queue) - this.underWay[queue];
    if (free <= 0) return;
    for (const claimed of await this.rows.claim(queue, free, this.hands.claimIsTry)) {
      this.underWay[queue]++;
      const run = this.hands.take(claimed).finally(() => {
        this.underWay[queue]--;
        this.running.delete(run);
        this.drain();
      });
      this.running.add(run);
    }
  }
}
