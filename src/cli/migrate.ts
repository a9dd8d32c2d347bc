import 'reflect-metadata';
import type { Env } from '../config/env.js';
import {
  migrateDatabase,
  schemaStatus,
  undoNewestMigration,
} from '../platform/database/migrate-database.js';
import { RELEASE } from '../platform/release.js';
import { StartError } from '../platform/start-error.js';
import { onDatabase, runCommand } from './run-command.js';

/** Each returns the lines to print. */
const COMMANDS = {
  up: async (env: Env) => {
    await migrateDatabase(env);
    return ['The database is up to date.'];
  },
  down: async (env: Env) => {
    return [
      `${await undoNewestMigration(env)} is undone; a build that has it runs it again when it starts.`,
    ];
  },
  status: async (env: Env) => {
    const { migrations, oldestBuild } = await schemaStatus(env);
    return [
      ...migrations.map(({ state, name, oldestBuild: build }) =>
        [state.padEnd(7), name, ...(build ? [`runs ${build} and newer`] : [])].join('  '),
      ),
      `Oldest build that may run: ${oldestBuild ?? 'any'}. This build: ${RELEASE}.`,
    ];
  },
};

/** What the arguments ask for. */
function command(): keyof typeof COMMANDS {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined) return 'up';
  if (more.length === 0 && given === '--down') return 'down';
  if (more.length === 0 && given === '--status') return 'status';
  throw new StartError(
    'npm run migrate runs the pending migrations, with -- --status lists them, with -- --down undoes the last one.',
  );
}

/** Runs the pending migrations, as each start does; lists them, or undoes the last one. */
await runCommand(async (env) => {
  const run = COMMANDS[command()];
  await onDatabase(env, async (reached) => console.log((await run(reached)).join('\n')));
});
