import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { backupFolder } from '../../backup/scheduled/backup-files.js';
import { freeShare } from '../../data-dir.js';
import { Metrics } from './metrics.js';

/** How full the disks are that this process writes to; the alert on it is in `deploy/prometheus/alerts.yml`. */
@Injectable()
export class DiskGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    const folders = { data: this.env.DATA_DIR, backups: backupFolder(this.env) };
    const help =
      'The free share of the disk of a folder, from 0 to 1; missing where there is none.';
    this.metrics.gaugeBy({ name: 'shop_disk_free_ratio', help, label: 'folder' }, async () => {
      const shares = await Promise.all(
        Object.entries(folders).map(async ([name, path]) => [name, await freeShare(path)] as const),
      );
      return new Map(shares.filter((entry): entry is [string, number] => entry[1] !== undefined));
    });
  }
}
