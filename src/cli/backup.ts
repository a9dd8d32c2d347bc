import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUpShop } from '../platform/backup/backup-shop.js';
import { onDatabase, runCommand } from './run-command.js';

const nameNow = () =>
  `vigor-backup-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;

await runCommand(async (env) => {
  const path = resolve(process.argv[2] ?? nameNow());
  const { rows, files, missing } = await onDatabase(env, (onIt) => backUpShop(onIt, path));
  const megabytes = ((await stat(path)).size / 1024 / 1024).toFixed(1);
  console.log(`${path}: ${rows} rows and ${files} files, ${megabytes} MB.`);
  if (missing.length > 0) {
    console.log(`${missing.length} images are not in the store, such as ${missing[0]}.`);
  }
  console.log('It holds personal data and the secret of the shop: keep it as safe as the shop.');
});
