import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../../config/env.js';
import { DiskGauge } from './disk-gauge.js';
import { Metrics } from './metrics.js';

it('says how much of each disk is free, and nothing of a folder that is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-disk-'));
  const metrics = new Metrics();
  const env = loadEnv({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'missing') });
  new DiskGauge(metrics, env).onModuleInit();
  const lines = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('shop_disk_free_ratio'));
  expect(lines).toEqual([expect.stringMatching(/^shop_disk_free_ratio\{folder="data"\} 0?\.?\d+/)]);
  const share = Number(lines[0]!.split(' ')[1]);
  expect(share > 0 && share <= 1).toBe(true);
  rmSync(folder, { recursive: true });
});
