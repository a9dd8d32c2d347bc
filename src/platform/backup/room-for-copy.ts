import type { Env } from '../../config/env.js';
import { freeSpace } from '../data-dir.js';
import { RESERVE } from './archive-file.js';
import { connected } from './backup-shop.js';

/** How much a database may grow while it is copied: its rows, and what Postgres logs of them. */
const GROWTH = 2;

/**
 * How many MB must be free for a second copy of the database, where there are fewer; else undefined. Known of the embedded
 * database alone, which has the disk of the shop.
 */
export async function missingRoom(env: Env): Promise<number | undefined> {
  if (!env.EMBEDDED_DATABASE) return undefined;
  const needed = await connected(env, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return GROWTH * Number(rows[0]?.bytes) + RESERVE;
  });
  if ((await freeSpace(env.DATA_DIR)) >= needed) return undefined;
  return Math.ceil(needed / 1024 / 1024);
}
