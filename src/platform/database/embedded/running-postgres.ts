import { realpathSync } from 'node:fs';
import { DATABASE } from './cluster.js';
import { addressOf, connect } from './connect.js';
import { livingPostmaster } from './lock-file.js';
import { knownPlace } from './place.js';

/**
 * The address of the database that already runs on a data folder, for commands that work beside a
 * running shop; undefined where none does. Nothing is started, stopped or taken over.
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
