import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../operations/metrics/metrics.js';
import { BackupRuns } from './backup-runs.js';

/** Says how old the last good backup is; the alert on it is in `deploy/prometheus/alerts.yml`. */
@Injectable()
export class BackupGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly runs: BackupRuns,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_backup_age_seconds:
          'Since the last good backup began, or the first attempt where none is good; 0 where none are scheduled.',
        shop_backup_failed: '1 where the last scheduled backup failed or is not verified.',
      },
      async () => {
        const { schedule, ageSeconds, failure } = await this.runs.state();
        return {
          shop_backup_age_seconds: schedule === null ? 0 : (ageSeconds ?? 0),
          shop_backup_failed: schedule !== null && failure ? 1 : 0,
        };
      },
    );
  }
}
