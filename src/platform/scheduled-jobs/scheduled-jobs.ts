import {
  Global,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { CronTime } from 'cron';
import { TypeOrmModule } from '@nestjs/typeorm';
import { withoutAddresses } from '../logging/without-addresses.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { JobLease, LEASE_MS, LeaseEntity } from './job-lease.js';

/** How often a process checks whether a job is due, in ms. */
const CHECK_EVERY_MS = 5_000;
/** The interval's name in Nest's scheduler. */
const CHECK = 'scheduled-jobs';

interface Job {
  /** Unique in the shop; the key of the lease. */
  readonly name: string;
  /**
   * Must be idempotent. An error is logged and counted, and the job runs again after a growing delay, at the latest
   * at its next time; where `signal` has ended it because the process stops, at once in the next process.
   */
  run(signal: AbortSignal): Promise<void>;
}

interface PeriodicJob extends Job {
  /** Pause between two runs, in ms. */
  readonly everyMs: number;
  /** Whether a starting process runs it at once, due or not. */
  readonly atStart?: boolean;
}

interface CronJob extends Job {
  /** A cron expression. A time at which no process ran is made up for. */
  readonly cron: string;
  /** The zone of its times (IANA), asked before each pause; without it they are in UTC. */
  readonly timeZone?: () => Promise<string>;
}

export type ScheduledJob = PeriodicJob | CronJob;

/** Runs scheduled jobs, each in one process at a time however many processes there are. */
@Injectable()
export class ScheduledJobs implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, ScheduledJob>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly planned = new Set<string>();
  private readonly stop = new AbortController();
  private checkedEveryMs = Infinity;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly lease: JobLease,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  /** Of the jobs of this process, how many runs failed in a row; those that never ran are missing. */
  async failures(): Promise<ReadonlyMap<string, number>> {
    const all = await this.lease.failures();
    return new Map([...all].filter(([name]) => this.jobs.has(name)));
  }

  start(job: ScheduledJob): void {
    this.jobs.set(job.name, job);
    this.checkEvery(Math.min(CHECK_EVERY_MS, 'everyMs' in job ? job.everyMs : Infinity));
    if ('atStart' in job && job.atStart) this.run(job, true);
  }

  /** One interval for all jobs: each of its own would ask the database for its lease. */
  private checkEvery(ms: number): void {
    if (ms >= this.checkedEveryMs) return;
    this.checkedEveryMs = ms;
    this.stopChecking();
    const interval = setInterval(() => {
      this.checking ??= this.check().finally(() => (this.checking = undefined));
    }, ms);
    this.scheduler.addInterval(CHECK, interval);
  }

  private stopChecking(): void {
    if (this.scheduler.doesExist('interval', CHECK)) this.scheduler.deleteInterval(CHECK);
  }

  private async check(): Promise<void> {
    try {
      for (const job of this.jobs.values()) await this.plan(job);
      const waiting = new Set(await this.lease.waiting());
      if (this.stop.signal.aborted) return;
      for (const job of this.jobs.values()) if (!waiting.has(job.name)) this.run(job, false);
    } catch (error) {
      this.logger.warn(`Scheduled jobs were not checked; retrying: ${String(error)}`);
    }
  }

  private run(job: ScheduledJob, evenIfNotDue: boolean): void {
    if (this.running.has(job.name)) return;
    const run = this.runIfDue(job, evenIfNotDue).finally(() => this.running.delete(job.name));
    this.running.set(job.name, run);
  }

  private async runIfDue(job: ScheduledJob, evenIfNotDue: boolean): Promise<void> {
    const { signal } = this.stop;
    let renewal: NodeJS.Timeout | undefined;
    try {
      if (!(await this.lease.acquire(job.name, evenIfNotDue))) return;
      renewal = setInterval(() => {
        this.lease.renew(job.name).catch(() => undefined);
      }, LEASE_MS / 3);
      await job.run(signal);
      await this.lease.release(job.name, await this.pauseOf(job));
    } catch (error) {
      const text = withoutAddresses(String(error));
      if (renewal) await this.afterFailure(job, text);
      else this.logger.warn(`Scheduled job ${job.name} did not begin; retrying: ${text}`);
    } finally {
      clearInterval(renewal);
    }
  }

  private async afterFailure(job: ScheduledJob, text: string): Promise<void> {
    const { name } = job;
    try {
      if (this.stop.signal.aborted) {
        await this.lease.releaseInterrupted(name);
        this.logger.warn(`Scheduled job ${name} was cut by the end of the process: ${text}`);
      } else {
        const inARow = await this.lease.releaseFailed(name, await this.pauseOf(job), text);
        this.logger.warn(`Scheduled job ${name} failed; retrying (failure ${inARow}): ${text}`);
      }
    } catch (failure) {
      const what = `Scheduled job ${name} failed; retrying when its lease ends: ${text}`;
      this.logger.warn(`${what} (not recorded: ${String(failure)})`);
    }
  }

  /** The first run of a cron job is at its time, not when the shop begins. */
  private async plan(job: ScheduledJob): Promise<void> {
    if (this.planned.has(job.name) || !('cron' in job)) return;
    await this.lease.plan(job.name, await this.pauseOf(job));
    this.planned.add(job.name);
  }

  /** Until the next run, in ms. */
  private async pauseOf(job: ScheduledJob): Promise<number> {
    if ('everyMs' in job) return job.everyMs;
    const now = await this.lease.now();
    const zone = (await job.timeZone?.()) ?? 'UTC';
    const next = new CronTime(job.cron, zone).getNextDateFrom(now, zone);
    return next.toMillis() - now.getTime();
  }

  /** Stops the interval, which Nest's scheduler may have done already, and waits for running jobs. */
  async onApplicationShutdown(): Promise<void> {
    this.stopChecking();
    this.stop.abort();
    await this.checking;
    await Promise.all(this.running.values());
  }
}

/** A gauge of the scheduled jobs that fail. */
@Injectable()
export class ScheduledJobGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    const help = 'Runs of a scheduled job that failed, since the last one that did not.';
    const gauge = { name: 'shop_scheduled_job_failures', help, label: 'scheduled_job' };
    this.metrics.gaugeBy(gauge, () => this.jobs.failures());
  }
}

/** Periodic jobs, each run by one process at a time. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LeaseEntity]), ScheduleModule.forRoot()],
  providers: [JobLease, ScheduledJobs, ScheduledJobGauge],
  exports: [ScheduledJobs],
})
export class ScheduledJobsModule {}
