import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { megabytes } from '../../common/format/size.js';
import { backUpShop } from '../platform/backup/backup-shop.js';
import { verifyBackup } from '../platform/backup/verify-backup.js';
import { onDatabase, runCommand } from './run-command.js';

const nameNow = () =>
  `vigor-backup-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;

/** The process of the shop that makes a scheduled backup may die: nobody then waits for this one. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

await runCommand(async (env) => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const path = resolve(positionals[0] ?? nameNow());
  await onDatabase(env, async (onIt) => {
    const { rows, files, missing } = await backUpShop(onIt, path);
    console.log(`${path}: ${rows} rows and ${files} files, ${megabytes((await stat(path)).size)}.`);
    if (missing.length > 0) {
      console.log(`${missing.length} images are not in the store, such as ${missing[0]}.`);
    }
    console.log('It holds personal data and the secret of the shop: keep it as safe as the shop.');
    if (!values.verify) return;
    await verifyBackup(onIt, path);
    console.log('It was restored into a scratch database, where all invariants hold.');
  });
});
