/** Settings that have no effect, or stop the shop silently, without another one. */
export function contradictions(given: Record<string, string | undefined>): string[] {
  const reasons: string[] = [];
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL']) {
    if (given[name] && !given.S3_BUCKET) {
      reasons.push(`${name} is set without S3_BUCKET: images would be stored in DATA_DIR`);
    }
  }
  reasons.push(...backupContradictions(given));
  if (given.DATABASE_URL) return reasons;
  if (given.REDIS_URL) {
    reasons.push(
      'REDIS_URL is set without DATABASE_URL: jobs would wait for workers, which cannot use the embedded database',
    );
  }
  if (given.DATABASE_DIRECT_URL) {
    reasons.push(
      'DATABASE_DIRECT_URL is set without DATABASE_URL: the shop would use the embedded database',
    );
  }
  return reasons;
}

function backupContradictions(given: Record<string, string | undefined>): string[] {
  const reasons: string[] = [];
  if (given.BACKUP_S3_BUCKET && !given.BACKUP_AGE_RECIPIENTS) {
    reasons.push(
      'BACKUP_AGE_RECIPIENTS is missing: backups go to BACKUP_S3_BUCKET encrypted only, for keys that age-keygen makes',
    );
  }
  if (given.BACKUP_AGE_RECIPIENTS && !given.BACKUP_S3_BUCKET) {
    reasons.push(
      'BACKUP_AGE_RECIPIENTS is set without BACKUP_S3_BUCKET: backups would stay in BACKUP_DIR, not encrypted',
    );
  }
  const [id, secret] = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'];
  for (const [one, other] of [
    [id, secret],
    [secret, id],
  ] as const) {
    if (given[one] && !given[other]) reasons.push(`${one} is set without ${other}`);
  }
  return reasons;
}
