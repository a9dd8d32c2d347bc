import { Injectable } from '@nestjs/common';
import { BackupRuns } from '../../../../platform/backup/scheduled/backup-runs.js';
import { OutboxState } from '../../../../platform/outbox/outbox-state.js';
import type { BackupReading } from '../../domain/shop-problems.js';
import { ShopReadings } from '../../ports/alarms.js';

/** Reads jobs and backups where Operations does. */
@Injectable()
export class JobAndBackupReadings extends ShopReadings {
  constructor(
    private readonly outbox: OutboxState,
    private readonly runs: BackupRuns,
  ) {
    super();
  }

  async failedJobs(): Promise<number> {
    return (await this.outbox.figures()).failed;
  }

  backups(): Promise<BackupReading> {
    return this.runs.state();
  }
}
