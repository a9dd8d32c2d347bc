import type { Env } from '../../../config/env.js';
import { BackupFiles, backupFolder } from './backup-files.js';
import type { BackupPlace } from './backup-place.js';

/** The bucket of the settings, else their folder. The S3 client is loaded only where a bucket is configured. */
export async function openBackupPlace(env: Env): Promise<BackupPlace> {
  const { BACKUP_S3_BUCKET } = env;
  if (!BACKUP_S3_BUCKET) return new BackupFiles(backupFolder(env));
  const { BackupObjects } = await import('../s3/backup-objects.js');
  return new BackupObjects({ ...env, BACKUP_S3_BUCKET });
}
