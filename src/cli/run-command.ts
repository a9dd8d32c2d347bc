import { runProgram } from '../boot/run-program.js';
import { type Env, loadEnv } from '../config/env.js';
import { prepareDataDir } from '../platform/data-dir.js';
import { runningPostgres } from '../platform/database/embedded/running-postgres.js';
import { reachDatabase } from '../platform/database/reach-database.js';
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.js';

/**
 * Runs a command. On an error it exits with 1, and prints one line where the operator can fix the
 * cause.
 */
export async function runCommand(command: (env: Env) => Promise<void>): Promise<void> {
  await runProgram(async () => {
    const given = loadEnv();
    await command({ ...given, DATA_DIR: await prepareDataDir(given.DATA_DIR) });
  });
}

/** Connects to the shop's database, whether the shop runs or not. */
export async function onDatabase<Result>(
  env: Env,
  work: (env: Env) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(env, (line) => console.log(line));
  try {
    return await work({ ...env, DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/**
 * Provides the database to a command, whether the shop runs or not: the one of the settings, else
 * the running one of the data folder, else that one started until `stop`.
 * @throws StartError where it cannot run
 */
async function openDatabase(
  env: Env,
  log: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  await reachDatabase(env, log);
  const url = env.DATABASE_URL ?? (await runningPostgres(env.DATA_DIR));
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
}
