import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { Clock, DAY_MS } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { purgeInBatches } from '../../../../platform/scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SecurityLog } from '../../ports/security-log.js';

/** Deletes entries of the security log older than `SECURITY_LOG_MS`: they name persons. */
@Injectable()
export class PurgeSecurityLog implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly log: SecurityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.purge();
    this.jobs.start({ name: 'auth.purge-security-log', everyMs: DAY_MS, run });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.SECURITY_LOG_MS);
    await purgeInBatches(this.unitOfWork, (limit) => this.log.deleteBefore(before, limit));
  }
}
