import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { folderOf, ROOT } from './place.mjs';

/** Where the compiled code is; before its programs were bundled, that of a build was with them. */
const COMPILED = ['dist/compiled', 'dist/server'];
const STARTS = 'src/platform/database/embedded/start-embedded-postgres.js';

/** The file that is written last into the folder of a data set. */
export const markerOf = (size, root = ROOT) => join(folderOf(size, root), 'made');

/**
 * Starts the Postgres of a data set of the build in `root` as that build does.
 * @throws where the data set is not whole: without statistics or search terms its figures would mislead
 */
export async function startDatabase(size, settings = {}, root = ROOT) {
  if (!existsSync(markerOf(size, root))) {
    throw new Error(
      `${folderOf(size, root)} is not whole: run 'npm run bench -- data ${size}' in ${root}`,
    );
  }
  return startPostgres(size, settings, root);
}

/** The same while the data set is made. */
export async function startPostgres(size, settings = {}, root = ROOT) {
  const programs = COMPILED.map((folder) => join(root, folder, STARTS));
  const { startEmbeddedPostgres } = await import(programs.find(existsSync));
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
