import { startDatabase, withClient } from '../lib/database.mjs';
import { HEAD, print, runLoad } from '../lib/load.mjs';
import { Shop } from '../lib/shop.mjs';
import { searches } from './searches.mjs';

/** Searches a second at which the response time is what a shopper waits. */
const PACES = [50, 100];

/**
 * Measures each kind of search at full load and evenly paced, and the time that Postgres takes for one.
 * Every search of a kind is different, so that no cache answers it. BENCH_WORK says which kinds.
 */
export async function measureSearches(size) {
  const settings = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  };
  const postgres = await startDatabase(size, settings);
  try {
    await withClient(postgres.url, async (db) => {
      await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
      const { REDIS_URL } = process.env;
      const shop = await Shop.start(size, postgres.url, REDIS_URL ? { REDIS_URL } : {});
      try {
        console.log(HEAD);
        const only = process.env.BENCH_WORK?.split(',');
        for (const [kind, terms] of Object.entries(searches())) {
          if (!only || only.includes(kind)) await measure(db, shop, kind, terms);
        }
        console.log(`memory: ${shop.rssMb} MB now, ${shop.peakMb} MB at most`);
      } finally {
        await shop.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
}

async function measure(db, shop, kind, terms) {
  const paths = terms.map((term) => `/api/products?searchTerm=${encodeURIComponent(term)}`);
  // Each load has its own part of the searches.
  const part = Math.floor(paths.length / (PACES.length + 2));
  const load = (nth, how) => {
    const requests = paths.slice(nth * part, (nth + 1) * part).map((path) => ({ path }));
    return runLoad({ url: shop.url, requests, ...how });
  };
  await load(0, { seconds: 3 });
  await db.query('SELECT pg_stat_statements_reset()');
  const fast = await load(1, {});
  const { rows } = await db.query(
    `SELECT sum(total_exec_time + total_plan_time) AS ms, sum(calls) AS calls
       FROM pg_stat_statements WHERE query ILIKE '%product%' OR query ILIKE '%catalog_word%'`,
  );
  const count = fast.perSecond * 10;
  const each = `${(rows[0].ms / count).toFixed(2)} ms of Postgres, ${(rows[0].calls / count).toFixed(1)} statements`;
  print(`search, ${kind}`, fast, each);
  for (const [at, rate] of PACES.entries()) print(`  at ${rate}/s`, await load(at + 2, { rate }));
}
