import { join } from 'node:path';
import { startDatabase, withClient } from '../lib/database.mjs';
import { ROOT } from '../lib/place.mjs';
import { Shop } from '../lib/shop.mjs';
import { mistakes, searches } from '../loads/searches.mjs';
import { BestMatches } from './best-matches.mjs';

const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 200);
const FIRST = 8;

/**
 * Measures what searches find: how many of the first eight are among the first eight of all matches,
 * ranked without limits by the score of this build; whether the product of exactly that name is
 * first; and whether what was meant is found in spite of a typo. BENCH_BEFORE is another build.
 */
export async function measureQuality(size) {
  const postgres = await startDatabase(size, { max_connections: '200' });
  try {
    const { BENCH_BEFORE: before } = process.env;
    for (const [name, root] of [...(before ? [['before', before]] : []), ['now', ROOT]]) {
      const shop = await Shop.start(size, postgres.url, {}, root);
      try {
        await withClient(postgres.url, async (db) => {
          console.log(`${name}, ${size} products, ${SEARCHES} searches of each kind`);
          await overlaps(db, shop);
          await exactNames(db, shop);
          await typos(shop);
        });
      } finally {
        await shop.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
}

async function overlaps(db, shop) {
  const best = await BestMatches.of(
    db,
    join(ROOT, 'dist/compiled/src/modules/catalog/adapters/postgres'),
  );
  for (const [kind, terms] of Object.entries(searches())) {
    // The ranking of all matches corrects no typos.
    if (kind === 'typo' || kind === 'mixed') continue;
    let [sum, count] = [0, 0];
    for (const term of spread(terms)) {
      const wanted = await best.first(term, FIRST);
      if (wanted.length === 0) continue;
      const found = await firstOf(shop, term);
      sum += found.filter(({ _id }) => wanted.includes(_id)).length / wanted.length;
      count++;
    }
    console.log(`  overlap, ${kind.padEnd(8)} ${(sum / count).toFixed(3)} over ${count}`);
  }
}

async function exactNames(db, shop) {
  const { rows } = await db.query(
    `SELECT name FROM product WHERE deleted_at IS NULL
      ORDER BY hashtextextended(id::text, 7) LIMIT $1`,
    [SEARCHES],
  );
  let first = 0;
  for (const { name } of rows) {
    const [found] = await firstOf(shop, name);
    if (found?.name.toLowerCase() === name.toLowerCase()) first++;
  }
  console.log(`  exact name first   ${first} of ${rows.length}`);
}

/** Found: each word that was meant is in the name of one of the first eight, of this search or of one that it offers. */
async function typos(shop) {
  const all = mistakes(SEARCHES * 2);
  let [found, possible] = [0, 0];
  for (const { typed, meant } of all) {
    const has = ({ name }) => meant.split(' ').every((word) => name.toLowerCase().includes(word));
    if (!(await firstOf(shop, meant)).some(has)) continue;
    possible++;
    if ((await firstOfMeant(shop, typed)).some(has)) found++;
  }
  console.log(`  typos found        ${found} of ${possible}`);
}

const spread = (terms) =>
  terms.filter((_, at) => at % Math.ceil(terms.length / SEARCHES) === 0).slice(0, SEARCHES);

const firstOf = async (shop, term) => (await search(shop, term)).data;

/** Those of the search, then those of the searches that it offers in its place. */
async function firstOfMeant(shop, term) {
  const { data, meta } = await search(shop, term);
  const offered = await Promise.all((meta.didYouMean ?? []).map((meant) => firstOf(shop, meant)));
  return [...data, ...offered.flat()];
}

async function search(shop, term) {
  const url = `${shop.url}/api/products?searchTerm=${encodeURIComponent(term)}&limit=${FIRST}`;
  return (await fetch(url)).json();
}
