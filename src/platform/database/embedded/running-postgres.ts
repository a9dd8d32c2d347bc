import { realpathSync } from 'node:fs';
import { DATABASE } from './cluster.js';
import { addressOf, connect } from './connect.js';
import { runningPostmaster } from './lock-file.js';
import { knownClusterLocation } from './cluster-location.js';

/**
 * Returns the URL of the database that already runs on a data folder, for commands beside a running
 * shop; undefined where none runs. It starts and stops nothing.
 */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const location = knownClusterLocation(realpathSync(dataDir));
  if (!location) return undefined;
  const lockFile = runningPostmaster(location.cluster);
  const client = lockFile?.ready ? await connect(location, lockFile.port) : 'away';
  if (!lockFile || typeof client === 'string') return undefined;
  await client.end();
  return addressOf(location, lockFile.port, DATABASE);
}
