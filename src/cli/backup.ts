import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runBackup } from '../platform/backup/run-backup.js';
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
  const request = { path, isToVerify: values.verify };
  await onDatabase(env, (onIt) => runBackup(onIt, request, (line) => console.log(line)));
});
