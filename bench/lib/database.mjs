import { join } from 'node:path';
import pg from 'pg';
import { folderOf, ROOT } from './place.mjs';

const STARTS = 'dist/compiled/src/platform/database/embedded/start-embedded-postgres.js';

/** Starts the Postgres of a data set of the build in `root` as that build does. */
export async function startDatabase(size, settings = {}, root = ROOT) {
  const { startEmbeddedPostgres } = await import(join(root, STARTS));
  return startEmbeddedPostgres({ dataDir: folderOf(size, root), log: console.log, settings });
}

/** The address of a database without the Unix socket of its server. */
export function overTcp(databaseUrl) {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url;
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
