import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { megabytes } from '../../../common/format/size.js';
import type { Env } from '../../config/env.js';
import { backUpShop } from './backup-shop.js';
import { verifyBackup } from './verify-backup.js';

export interface BackupRequest {
  readonly path: string;
  /** Restores the archive into a scratch database; one that exists is verified alone. */
  readonly isToVerify: boolean;
}

/**
 * What the operator's command does. It never overwrites an archive.
 * @throws StartError with the line to print
 */
export async function runBackup(
  env: Env,
  { path, isToVerify }: BackupRequest,
  log: (line: string) => void,
): Promise<void> {
  if (!isToVerify || !existsSync(path)) await make(env, path, log);
  if (!isToVerify) return;
  await verifyBackup(env, path);
  log(`${path} was restored into a scratch database, where all invariants hold.`);
}

async function make(env: Env, path: string, log: (line: string) => void): Promise<void> {
  const { rows, files, missing } = await backUpShop(env, path);
  log(`${path}: ${rows} rows and ${files} files, ${megabytes((await stat(path)).size)}.`);
  if (missing.length > 0) {
    log(`${missing.length} images are not in the store, such as ${missing[0]}.`);
  }
  log('It holds personal data and the secret of the shop: keep it as safe as the shop.');
}
