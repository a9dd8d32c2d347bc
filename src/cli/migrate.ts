import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { migrateDatabase, undoNewestMigration } from '../platform/database/migrate-database.js';
import { onDatabase, runCommand } from './run-command.js';

/** Runs the pending migrations, as each start does, or reverts the newest one with `--undo <name>`. */
await runCommand(async (env) => {
  const { undo } = parseArgs({ options: { undo: { type: 'string' } } }).values;
  await onDatabase(env, async (reached) => {
    await (undo ? undoNewestMigration(reached, undo) : migrateDatabase(reached));
    console.log(
      undo ? `${undo} is undone: start the release before it.` : 'The database is up to date.',
    );
  });
});
