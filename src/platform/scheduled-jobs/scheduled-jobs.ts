import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { JobLease, LEASE_MS } from './job-lease.js';

/** How often a process checks whether a job is due, in ms. */
const CHECK_EVERY_MS = 2_000;

export interface ScheduledJob {
  /** Unique in the shop; the key of the lease. */
  readonly name: string;
  /** Pause between two runs, in ms. */
  readonly everyMs: number;
  /** Whether a starting process runs it at once, due or not. */
  readonly atStart?: boolean;
  /** Must be idempotent. An error is logged, and the job runs again at its next interval. */
  run(): Promise<void>;
}

/** Runs scheduled jobs, each in one process at a time however many processes there are. */
@Injectable()
export class ScheduledJobs implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly lease: JobLease,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  start(job: ScheduledJob): void {
    const check = (evenIfNotDue: boolean) => {
      if (this.running.has(job.name)) return;
      const run = this.runIfDue(job, evenIfNotDue).finally(() => this.running.delete(job.name));
      this.running.set(job.name, run);
    };
    const interval = setInterval(() => check(false), Math.min(job.everyMs, CHECK_EVERY_MS));
    this.scheduler.addInterval(job.name, interval);
    if (job.atStart) check(true);
  }

  private async runIfDue(job: ScheduledJob, evenIfNotDue: boolean): Promise<void> {
    let renewal: NodeJS.Timeout | undefined;
    try {
      if (!(await this.lease.acquire(job.name, evenIfNotDue))) return;
      renewal = setInterval(() => {
        this.lease.renew(job.name).catch(() => undefined);
      }, LEASE_MS / 3);
      await job.run();
    } catch (error) {
      this.logger.warn(
        `Scheduled job ${job.name} failed; retrying at its next run: ${String(error)}`,
      );
    } finally {
      if (renewal) {
        clearInterval(renewal);
        await this.lease.release(job.name, job.everyMs).catch(() => undefined);
      }
    }
  }

  /** Stops the intervals, which Nest's scheduler may have done already, and waits for running jobs. */
  async onApplicationShutdown(): Promise<void> {
    for (const name of this.scheduler.getIntervals()) this.scheduler.deleteInterval(name);
    await Promise.all(this.running.values());
  }
}
