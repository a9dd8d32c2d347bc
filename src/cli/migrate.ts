import 'reflect-metadata';
import type { Env } from '../config/env.js';
import {
  migrateDatabase,
  schemaStatus,
  undoMigrationsAfter,
  undoNewestMigration,
} from '../platform/database/migrate-database.js';
import { RELEASE } from '../platform/release.js';
import { StartError } from '../platform/start-error.js';
import { onDatabase, runCommand } from './run-command.js';

const undoneLine = (name: string) =>
  `${name} is undone; a build that has it runs it again when it starts.`;

/** Each returns the lines to print. */
const COMMANDS = {
  up: async (env: Env) => {
    await migrateDatabase(env);
    return ['The database is up to date.'];
  },
  down: async (env: Env) => {
    return [undoneLine(await undoNewestMigration(env))];
  },
  downTo: async (env: Env, name: string) => {
    const undone = await undoMigrationsAfter(env, name);
    return undone.length > 0 ? undone.map(undoneLine) : [`${name} is the newest already.`];
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
function commandOf([given, name, ...more]: readonly string[]) {
  if (given === '--down-to' && name !== undefined && more.length === 0) {
    return (env: Env) => COMMANDS.downTo(env, name);
  }
  if (given === undefined) return COMMANDS.up;
  if (given === '--down' && name === undefined) return COMMANDS.down;
  if (given === '--status' && name === undefined) return COMMANDS.status;
  throw new StartError(
    'npm run migrate runs the pending migrations, with -- --status lists them, with -- --down undoes the last one, with -- --down-to <name> all after that one.',
  );
}

/** Runs the pending migrations, as each start does; lists them, or undoes the last ones. */
await runCommand(async (env) => {
  const run = commandOf(process.argv.slice(2));
  await onDatabase(env, async (reached) => console.log((await run(reached)).join('\n')));
});
