import { megabytes } from '../../../common/format/size.js';
import type { Env } from '../../config/env.js';
import type { Archive } from './archive.js';
import { backUpShop } from './backup-shop.js';
import { onArchive } from './open-archive.js';
import { refuseMissing, verifyBackup } from './verify-backup.js';

export interface BackupRequest {
  /** A path, or `s3://<bucket>/<key>`. */
  readonly address: string;
  /** Verifies the archive, by a restore where this machine can open it; one that exists is verified alone. */
  readonly isToVerify: boolean;
}

/**
 * What the operator's command does. It never overwrites an archive.
 * @throws StartError with the line to print
 */
export async function runBackup(
  env: Env,
  { address, isToVerify }: BackupRequest,
  log: (line: string) => void,
): Promise<void> {
  await onArchive(env, address, async (archive) => {
    const isThere = isToVerify && (await archive.size()) !== undefined;
    const missing = isThere ? 0 : await make(env, archive, log);
    if (!isToVerify) return;
    refuseMissing(missing);
    log(`${address} ${await verifyBackup(env, archive)}.`);
  });
}

/** Returns how many images the store lacks. */
async function make(env: Env, archive: Archive, log: (line: string) => void): Promise<number> {
  const { rows, files, missing, isSecretIn } = await backUpShop(env, archive);
  const bytes = (await archive.size()) ?? 0;
  log(`${archive.address}: ${rows} rows and ${files} files, ${megabytes(bytes)}.`);
  if (missing.length > 0) {
    log(`${missing.length} images are not in the store, such as ${missing[0]}.`);
  }
  for (const line of await archive.notes(isSecretIn)) log(line);
  return missing.length;
}
