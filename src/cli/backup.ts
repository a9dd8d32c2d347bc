import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../config/env.js';
import { runBackup } from '../platform/backup/run-backup.js';
import { isS3Address, toS3Address } from '../platform/backup/s3/s3-address.js';
import { onDatabase, runCommand } from './run-command.js';

const nameNow = () =>
  `vigor-backup-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;

/** Unless told otherwise a backup goes where the scheduled ones of a bucket go, else into the folder of the caller. */
function addressOf({ BACKUP_S3_BUCKET: bucket, BACKUP_S3_PREFIX }: Env, given?: string): string {
  if (given) return isS3Address(given) ? given : resolve(given);
  if (!bucket) return resolve(nameNow());
  return toS3Address({ bucket, key: `${BACKUP_S3_PREFIX}${nameNow()}.age` });
}

/** The process of the shop that makes a scheduled backup may die: nobody then waits for this one. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

await runCommand(async (env) => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const request = { address: addressOf(env, positionals[0]), isToVerify: values.verify };
  await onDatabase(env, (onIt) => runBackup(onIt, request, (line) => console.log(line)));
});
