import { startDatabase, withClient } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';
import { Statements, WRITE_DOWN } from '../lib/statements.mjs';
import { reads } from './reads.mjs';

/** Requests of each read. */
const LOGGED = 12;

/**
 * The statements of some requests of each read with their values, out of the log of Postgres.
 * @returns {Promise<Map<string, { path: string, statements: object[] }[]>>} by the name of the read
 */
export async function loggedReads(size) {
  const postgres = await startDatabase(size, WRITE_DOWN);
  try {
    const shop = await Shop.start(size, postgres.url);
    try {
      return await withClient(postgres.url, async (db) => {
        const log = await Statements.of(db);
        const found = new Map();
        for (const { name, paths } of await reads(db)) {
          const requests = [];
          for (const path of paths.slice(0, LOGGED)) {
            const asked = await log.during(() => fetch(shop.url + path).then((a) => a.text()));
            if (asked.length > 0) requests.push({ path, statements: asked });
          }
          found.set(name, requests);
        }
        return found;
      });
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}
