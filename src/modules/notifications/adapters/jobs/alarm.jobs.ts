import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '../../../../kernel/time.js';
import {
  type BackgroundTask,
  BackgroundWork,
} from '../../../../platform/background-work/background-work.js';
import { withoutAddresses } from '../../../../platform/logging/without-addresses.js';
import { JobsWithoutBroker } from '../../../../platform/outbox/jobs-without-broker.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { ReportProblems } from '../../use-cases/report-problems.js';
import { ReviewAlarms } from '../../use-cases/review-alarms.js';
import { ALARM_JOBS } from './staff-notification.jobs.js';

/** Looks each minute for the problems that only this process sees. Each process that runs jobs has its own disks. */
@Injectable()
export class ProcessWatch implements BackgroundTask, OnModuleInit {
  private readonly logger = new Logger('Alarms');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly work: BackgroundWork,
    @Inject(ReportProblems)
    private readonly reportProblems: Pick<ReportProblems, 'execute'>,
  ) {}

  onModuleInit(): void {
    this.work.add(this);
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.reportProblems.execute().catch((error: unknown) => {
        const text = withoutAddresses(String(error));
        this.logger.warn(`Disks and services were not checked; retrying in a minute: ${text}`);
      });
      await pause(MINUTE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Has alarms begin and end, in one process of many, and sends their emails where Redis is away. */
@Injectable()
export class AlarmSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly reviewAlarms: ReviewAlarms,
    private readonly withoutBroker: JobsWithoutBroker,
  ) {}

  onApplicationBootstrap(): void {
    const run = async () => {
      await this.reviewAlarms.execute();
      await this.withoutBroker.run(ALARM_JOBS);
    };
    this.jobs.start({ name: 'staff-notifications.review-alarms', everyMs: MINUTE_MS, run });
  }
}
