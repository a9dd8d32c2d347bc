import { runProgram } from '../boot/run-program.js';
import { type Env, loadEnv } from '../config/env.js';
import { prepareDataDir } from '../platform/data-dir.js';
import { reachDatabase } from '../platform/database/embedded/reach-database.js';

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
  const database = await reachDatabase(env, (line) => console.log(line));
  try {
    return await work({ ...env, DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}
