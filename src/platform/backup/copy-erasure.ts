import type { Env } from '../../config/env.js';
import type { ErasureLine } from './erasure-list.js';

/**
 * Stores an erasure in the bucket of the scheduled backups, where there is one: a restore from there repeats it without
 * the disk of the shop. Safe to repeat.
 * @throws StartError where the store refuses it or does not respond
 */
export async function copyErasure(env: Env, erasure: ErasureLine): Promise<void> {
  const { BACKUP_S3_BUCKET, BACKUP_S3_PREFIX } = env;
  if (!BACKUP_S3_BUCKET) return;
  const [{ BackupBucket }, { ErasureObjects }] = await Promise.all([
    import('./s3/backup-bucket.js'),
    import('./s3/erasure-objects.js'),
  ]);
  const bucket = new BackupBucket(env, BACKUP_S3_BUCKET);
  try {
    await new ErasureObjects(env, bucket, BACKUP_S3_PREFIX).add(erasure);
  } finally {
    bucket.close();
  }
}
