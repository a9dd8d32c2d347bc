import { resolve } from 'node:path';
import type { Env } from '../config/env.js';
import type { Archive } from '../platform/backup/archive.js';
import { checkArchive } from '../platform/backup/archive-reader.js';
import { restoreShop } from '../platform/backup/backup-shop.js';
import { onArchive } from '../platform/backup/open-archive.js';
import { isS3Address } from '../platform/backup/s3/s3-address.js';
import { StartError } from '../platform/start-error.js';
import { onDatabase, runCommand } from './run-command.js';

const USAGE =
  'Name the archive: npm run restore -- vigor-backup-….tar.gz, or s3://<bucket>/<key>; s3://<bucket>/<prefix>/ lists those there.';

await runCommand(async (env) => {
  const [, , given] = process.argv;
  if (!given) throw new StartError(USAGE);
  if (isS3Address(given) && given.endsWith('/')) return list(env, given);
  const address = isS3Address(given) ? given : resolve(given);
  await onArchive(env, address, (archive) => restore(env, archive));
});

async function restore(env: Env, archive: Archive): Promise<void> {
  const content = await checkArchive(archive);
  const adopted = await onDatabase(env, (onIt) => restoreShop(onIt, archive, content));
  const rows = Object.values(content.tail.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${rows} rows and ${content.tail.files} files as they were at ${content.head.madeAt}.`,
  );
  if (adopted > 0) {
    console.log(`${adopted} customers who were erased are erased again when the shop starts.`);
  }
  console.log('Start the shop now: it looks at once for payments made since.');
}

async function list(env: Env, address: string): Promise<void> {
  const { archivesBelow } = await import('../platform/backup/s3/list-archives.js');
  for await (const line of archivesBelow(env, address)) console.log(line);
}
