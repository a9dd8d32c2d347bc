import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Clock, DAY_MS, HOUR_MS } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { PaymentAttempts } from '../../payment/index.js';
import { type Problem, reviewed } from '../domain/alarm.js';
import { alarmChanged } from '../domain/notification-events.js';
import {
  backupProblems,
  declineProblems,
  isWorthComparing,
  jobProblems,
} from '../domain/shop-problems.js';
import { AlarmRepository, ShopReadings } from '../ports/alarms.js';
import { ReportProblems } from './report-problems.js';

/** The latest attempts to pay are of this time, in ms, and no more than so many. */
const LATEST = { forMs: HOUR_MS, most: 100 } as const;
/** The usual ones are older than this, in ms, so that what lasts for some days is not taken as usual. */
const USUAL = { olderThanMs: 7 * DAY_MS, forMs: 28 * DAY_MS, most: 1_000 } as const;

/** Looks for the problems that all processes share, begins and ends alarms, and has their emails sent. */
@Injectable()
export class ReviewAlarms {
  constructor(
    private readonly readings: ShopReadings,
    private readonly attempts: PaymentAttempts,
    private readonly reports: ReportProblems,
    private readonly alarms: AlarmRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat, and in several processes at once: a change is stored together with its email. */
  async execute(): Promise<void> {
    await this.reports.store([
      ...jobProblems(await this.readings.failedJobs()),
      ...backupProblems(await this.readings.backups()),
      ...(await this.declines()),
    ]);
    await this.unitOfWork.run(async () => {
      const before = await this.alarms.lockAll();
      const now = this.clock.now();
      const results = before.map((alarm) => reviewed(alarm, now));
      await this.alarms.save(
        results.map(({ alarm }) => alarm).filter((alarm) => !before.includes(alarm)),
      );
      for (const { news } of results) {
        if (!news) continue;
        const { name, event, since, until } = news;
        await this.events.publish(alarmChanged, {
          alarm: name,
          event,
          since: since.toISOString(),
          until: until?.toISOString() ?? null,
        });
      }
    });
  }

  private async declines(): Promise<Problem[]> {
    const now = this.clock.now().getTime();
    const before = (ms: number) => new Date(now - ms);
    const { most } = LATEST;
    const latest = await this.attempts.count({
      after: before(LATEST.forMs),
      before: before(0),
      most,
    });
    if (!isWorthComparing(latest)) return [];
    const usual = await this.attempts.count({
      after: before(USUAL.olderThanMs + USUAL.forMs),
      before: before(USUAL.olderThanMs),
      most: USUAL.most,
    });
    return declineProblems(latest, usual);
  }
}
