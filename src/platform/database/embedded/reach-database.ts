import type { Env } from '../../../config/env.js';
import { runningPostgres } from './running-postgres.js';
import { startEmbeddedPostgres } from './start-embedded-postgres.js';

/**
 * Provides the database to a command, whether the shop runs or not: the one of the settings, else
 * the running one of the data folder, else that one started until `stop`.
 * @throws StartError where it cannot run
 */
export async function reachDatabase(
  env: Env,
  log: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const url = env.DATABASE_URL ?? (await runningPostgres(env.DATA_DIR));
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
}
