import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Env } from '../../config/env.js';
import { QUEUES, type QueueName } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { type ClaimedJob, OutboxRepository } from './outbox-repository.js';
import { OutboxNotificationListener } from './outbox-notification-listener.js';

/** How long the loop may stand still, in ms; all that it waits for has a shorter timeout. */
const STANDSTILL_MS = 60_000;
/** More than connecting takes at most, and than the driver waits longer than Postgres, in ms. */
const BESIDE_TIMEOUT_MS = 15_000;

/** Claims due jobs and dispatches them, on NOTIFY and by a poll that is sufficient without it. */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly running = new Set<Promise<void>>();
  private readonly inFlight = { payments: 0, mail: 0, images: 0, maintenance: 0 };
  private interval: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  /** Queues to claim from. */
  private readonly pending = new Set<QueueName>();
  /** Queues that may have more due jobs than there was capacity for. */
  private readonly saturated = new Set<QueueName>();
  private claiming: Promise<void> | undefined;
  private stopped = false;
  /** When the last poll ended, and when the claim under way last went on, by the clock of `performance`. */
  private polledAt = performance.now();
  private claimedAt: number | undefined;

  constructor(
    @Inject(OutboxRepository)
    private readonly outbox: Pick<OutboxRepository, 'claim' | 'dueQueues'>,
    private readonly dispatcher: JobDispatcher,
    @Inject(OutboxNotificationListener)
    private readonly notifications: Pick<OutboxNotificationListener, 'listen'>,
    private readonly env: Env,
  ) {}

  /**
   * Why this process must be taken for hung: its loop stands still. Undefined while it polls, also with nothing to
   * do, during long jobs, and while Postgres or Redis is away.
   */
  get problem(): string | undefined {
    const { OUTBOX_POLL_MS, DATABASE_TIMEOUT_MS } = this.env;
    const allowedMs = Math.max(
      STANDSTILL_MS,
      2 * OUTBOX_POLL_MS,
      DATABASE_TIMEOUT_MS + BESIDE_TIMEOUT_MS,
    );
    const since = Math.min(this.polledAt, this.claimedAt ?? Infinity);
    const stillMs = performance.now() - since;
    if (this.stopped || stillMs < allowedMs) return undefined;
    return `The outbox was not read for ${Math.round(stillMs / 1_000)} s.`;
  }

  onApplicationBootstrap(): void {
    this.polledAt = performance.now();
    this.interval = setInterval(() => {
      this.polling ??= this.poll().finally(() => (this.polling = undefined));
    }, this.env.OUTBOX_POLL_MS);
    void this.notifications.listen((queues) => this.drain(queues));
    this.drain(QUEUES);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.interval);
    await this.polling;
    await this.claiming;
    await Promise.all(this.running);
  }

  private async poll(): Promise<void> {
    try {
      this.drain(await this.outbox.dueQueues());
    } catch (error) {
      this.logger.warn(`Outbox poll failed; retrying at the next one: ${String(error)}`);
    } finally {
      this.polledAt = performance.now();
    }
  }

  /** Claims due jobs up to the capacity; a call during a claim is not lost. */
  private drain(queues: readonly QueueName[]): void {
    if (this.stopped) return;
    for (const queue of queues) this.pending.add(queue);
    this.claiming ??= this.claimAll();
  }

  private async claimAll(): Promise<void> {
    try {
      // The notifications of one commit come together. Without it, an end before the first claim would come
      // before `claiming` is assigned.
      await Promise.resolve();
      while (this.pending.size > 0 && !this.stopped) {
        this.claimedAt = performance.now();
        await this.claimPending();
      }
    } catch (error) {
      this.logger.warn(`Outbox claim failed; retrying at the next poll: ${String(error)}`);
    } finally {
      this.claiming = undefined;
      this.claimedAt = undefined;
    }
  }

  private async claimPending(): Promise<void> {
    const limits = new Map<QueueName, number>();
    for (const queue of this.pending) {
      const free = this.dispatcher.capacity(queue) - this.inFlight[queue];
      this.saturated.add(queue);
      if (free > 0) limits.set(queue, free);
    }
    this.pending.clear();
    if (limits.size === 0) return;
    const jobs = await this.outbox.claim(limits, this.dispatcher.isImmediate);
    for (const [queue, free] of limits) {
      if (jobs.filter((job) => job.queue === queue).length < free) this.saturated.delete(queue);
    }
    for (const claimed of jobs) this.dispatch(claimed);
  }

  private dispatch(claimed: ClaimedJob): void {
    const { queue } = claimed;
    this.inFlight[queue]++;
    const run = this.dispatcher.dispatch(claimed).finally(() => {
      this.inFlight[queue]--;
      this.running.delete(run);
      if (this.saturated.has(queue)) this.drain([queue]);
    });
    this.running.add(run);
  }
}
