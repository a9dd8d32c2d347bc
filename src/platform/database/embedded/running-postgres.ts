import { realpathSync } from 'node:fs';
import { DATABASE } from './cluster.js';
import { addressOf, connect } from './connect.js';
import { livingPostmaster } from './lock-file.js';
import { knownPlace } from './place.js';

/**
 * Returns the URL of the database that already runs on a data folder, for commands beside a running
 * shop; undefined where none runs. It starts and stops nothing.
 */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const place = knownPlace(realpathSync(dataDir));
  if (!place) return undefined;
  const living = livingPostmaster(place.cluster);
  const client = living?.ready ? await connect(place, living.port) : 'away';
  if (!living || typeof client === 'string') return undefined;
  await client.end();
  return addressOf(place, living.port, DATABASE);
}
