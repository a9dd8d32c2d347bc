import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { JobLease, LEASE_MS } from './job-lease.js';

/** How often a process looks whether a job is due, in ms. */
const LOOK_MS = 2_000;

export interface ScheduledJob {
  /** Unique in the shop; names the lease row. */
  readonly name: string;
  /** The pause between two runs, in ms. */
  readonly everyMs: number;
  /** Whether a starting process runs it at once, due or not. */
  readonly atStart?: boolean;
  /** Must be safe to repeat. An error is logged, and the next turn tries again. */
  work(): Promise<void>;
}

/** Runs repeated jobs, each in one process at a time however many processes there are. */
@Injectable()
export class ScheduledJobs implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly lease: JobLease,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  start(job: ScheduledJob): void {
    const look = (first: boolean) => {
      if (this.running.has(job.name)) return;
      const turn = this.turn(job, first).finally(() => this.running.delete(job.name));
      this.running.set(job.name, turn);
    };
    const interval = setInterval(() => look(false), Math.min(job.everyMs, LOOK_MS));
    this.scheduler.addInterval(job.name, interval);
    if (job.atStart) look(true);
  }

  private async turn(job: ScheduledJob, first: boolean): Promise<void> {
    let renewal: NodeJS.Timeout | undefined;
    try {
      if (!(await this.lease.take(job.name, first))) return;
      renewal = setInterval(() => {
        this.lease.renew(job.name).catch(() => undefined);
      }, LEASE_MS / 3);
      await job.work();
    } catch (error) {
      this.logger.warn(`${job.name}: ${String(error)}`);
    } finally {
      if (renewal) {
        clearInterval(renewal);
        await this.lease.release(job.name, job.everyMs).catch(() => undefined);
      }
    }
  }

  /** The scheduler has ended its intervals by then or ends them now; runs under way finish. */
  async onApplicationShutdown(): Promise<void> {
    for (const name of this.scheduler.getIntervals()) this.scheduler.deleteInterval(name);
    await Promise.all(this.running.values());
  }
}
