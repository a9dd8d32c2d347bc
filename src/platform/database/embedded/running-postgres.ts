import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CLUSTER_DATABASE } from './cluster.js';
import { addressOf, connect } from './connect.js';
import { runningPostmaster } from './lock-file.js';
import { knownClusterLocation } from './cluster-location.js';

/** How long a server that is ready by its lock file may take to answer, in ms: on a busy machine a command waits. */
const BUSY_MS = 30_000;
const EVERY_MS = 200;

/**
 * Returns the URL of the database that already runs on a data folder, for commands beside a running
 * shop; undefined where none runs. It starts and stops nothing.
 */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const location = knownClusterLocation(realpathSync(dataDir));
  if (!location) return undefined;
  for (const began = Date.now(); Date.now() - began < BUSY_MS; await pause(EVERY_MS)) {
    const lockFile = runningPostmaster(location.cluster);
    const client = lockFile?.ready ? await connect(location, lockFile.port) : 'other';
    if (!lockFile || client === 'other') return undefined;
    if (client === 'away') continue;
    await client.end();
    return addressOf(location, lockFile.port, CLUSTER_DATABASE);
  }
  return undefined;
}
