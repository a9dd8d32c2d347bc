import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/compiled/src/platform/database/embedded/start-embedded-postgres.js';
import { folderOf, ROOT } from './place.mjs';

/** Starts the Postgres of a data set of the build in `root`, with the settings that the shop itself gives it. */
export function startDatabase(size, settings = {}, root = ROOT) {
  return startEmbeddedPostgres({ dataDir: folderOf(size, root), log: console.log, settings });
}

/** Calls `work` with a connection and closes it afterwards. */
export async function withClient(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
