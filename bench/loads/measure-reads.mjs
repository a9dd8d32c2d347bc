import { startDatabase, withClient } from '../lib/database.mjs';
import { bareHttp, samePlainSql } from '../lib/ceiling.mjs';
import { runLoad, print } from '../lib/load.mjs';
import { Shop } from '../lib/shop.mjs';
import { inlined } from '../lib/statements.mjs';
import { loggedReads } from './logged-reads.mjs';
import { reads } from './reads.mjs';

/** A rate below saturation: the response time is what a shopper waits. */
const CALM = 500;

/**
 * Measures each read at full load and at a fixed rate, and in the same run what a bare
 * node:http answer of its size and its SQL alone reach.
 */
export async function measureReads(size) {
  const logged = await loggedReads(size);
  const postgres = await startDatabase(size);
  try {
    const { REDIS_URL } = process.env;
    const shop = await Shop.start(size, postgres.url, REDIS_URL ? { REDIS_URL } : {});
    try {
      for (const read of await withClient(postgres.url, reads)) {
        await measure(shop, postgres.url, read, logged.get(read.name));
      }
      console.log(`memory: ${shop.rssMb} MB now, ${shop.peakMb} MB at most`);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(shop, databaseUrl, { name, goal, paths }, logged) {
  const requests = paths.map((path) => ({ path }));
  const bytes = (await (await fetch(shop.url + paths[0])).arrayBuffer()).byteLength;
  await runLoad({ url: shop.url, requests, seconds: 3 });
  const fast = await runLoad({ url: shop.url, requests });
  const calm = await runLoad({ url: shop.url, requests, rate: CALM });
  const bare = await bareHttp(bytes);
  const sql = await samePlainSql(
    databaseUrl,
    logged.map(({ statements }) => statements.map(inlined)),
  );
  print(name, fast, `goal ${goal}/s: ${(fast.perSecond / goal).toFixed(2)}`);
  print(`  at ${CALM}/s`, calm);
  print(`  ceiling: node:http, ${bytes} bytes`, bare, `ratio ${ratio(fast, bare.perSecond)}`);
  if (sql)
    console.log(`  ceiling: its SQL by pgbench ${sql.toFixed(0)}/s, ratio ${ratio(fast, sql)}`);
}

const ratio = (fast, ceiling) => (fast.perSecond / ceiling).toFixed(3);
