import { resolve } from 'node:path';
import { checkArchive } from '../platform/backup/archive-reader.js';
import { restoreShop } from '../platform/backup/backup-shop.js';
import { StartError } from '../platform/start-error.js';
import { onDatabase, runCommand } from './run-command.js';

await runCommand(async (env) => {
  const [, , given] = process.argv;
  if (!given) throw new StartError('Name the archive: npm run restore -- vigor-backup-….tar.gz');
  const path = resolve(given);
  const content = await checkArchive(path);
  const adopted = await onDatabase(env, (onIt) => restoreShop(onIt, path, content));
  const rows = Object.values(content.tail.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${rows} rows and ${content.tail.files} files as they were at ${content.head.madeAt}.`,
  );
  if (adopted > 0) {
    console.log(`${adopted} customers who were erased are erased again when the shop starts.`);
  }
  console.log('Start the shop now: it looks at once for payments made since.');
});
