import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_OVERDUE_AFTER, LEAST_FREE_SHARE } from './alarms.js';

const rules = readFileSync(join(__dirname, '../../deploy/prometheus/alerts.yml'), 'utf8');
/** The condition of a rule of Prometheus. */
const exprOf = (alert: string) =>
  new RegExp(`- alert: ${alert}\n +expr: (.+)`).exec(rules)?.[1] ?? `no ${alert}`;

it('has the limits of the alarms of Prometheus', () => {
  expect(exprOf('ShopDiskFull')).toBe(
    `min by (instance, folder) (shop_disk_free_ratio) < ${LEAST_FREE_SHARE}`,
  );
  expect(exprOf('ShopBackupOld')).toBe(
    `max(shop_backup_age_seconds) > ${BACKUP_OVERDUE_AFTER / 86_400} * 86400`,
  );
});
