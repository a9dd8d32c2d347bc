import { CardsProcess } from '../lib/cards.mjs';
import { overTcp, startDatabase, withClient } from '../lib/database.mjs';
import { median } from '../lib/median.mjs';
import { ROOT } from '../lib/place.mjs';
import { Shop } from '../lib/shop.mjs';
import { slowLine } from '../lib/slow-line.mjs';
import { checkouts } from './checkouts.mjs';
import { newShoppers, plentiful } from './shoppers.mjs';

const ROUND_TRIP_MS = 10;
const SHOPPERS = 32;
const SECONDS = 10;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const COUNTS = [1, 40];

/**
 * Orders a second of one product beside those of forty, with a database that is 10 ms away. With BENCH_BEFORE, the folder
 * of another build, both take turns.
 */
export async function measureHot(size) {
  const builds = [{ name: 'this build', root: ROOT }];
  if (process.env.BENCH_BEFORE) builds.push({ name: 'before', root: process.env.BENCH_BEFORE });
  const reached = new Map(builds.map(({ name }) => [name, new Map(COUNTS.map((n) => [n, []]))]));
  const cards = await CardsProcess.start();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, root } of builds) {
        for (const [count, perSecond] of await oneRound(size, root, cards)) {
          reached.get(name).get(count).push(perSecond);
        }
      }
    }
  } finally {
    await cards.stop();
  }
  for (const [name, figures] of reached) {
    const [one, forty] = COUNTS.map((count) => median(figures.get(count)));
    const [of1, of40] = [one, forty].map((figure) => figure.toFixed(1));
    console.log(
      `${name}: one product ${of1}/s, forty ${of40}/s, ratio ${(one / forty).toFixed(2)}`,
    );
  }
}

async function oneRound(size, root, cards) {
  const postgres = await startDatabase(size, {}, root);
  const near = overTcp(postgres.url);
  const line = await slowLine(near.hostname, Number(near.port), ROUND_TRIP_MS);
  const far = new URL(near);
  far.port = String(line.port);
  try {
    const settings = { STRIPE_API_BASE: cards.url };
    const shop = await Shop.start(size, far.toString(), settings, root);
    await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
    try {
      const products = await withClient(postgres.url, async (db) => {
        await db.query(
          `WITH more AS (UPDATE product SET quantity = quantity + 10000
             WHERE id IN (SELECT id FROM product WHERE deleted_at IS NULL ORDER BY id LIMIT 40) RETURNING id)
           INSERT INTO stock_ledger (product_id, change, reason, at) SELECT id, 10000, 'edited', now() FROM more`,
        );
        return plentiful(db);
      });
      const people = await newShoppers(shop.url, SHOPPERS);
      await checkouts(people, cards, products.slice(0, 40), 3);
      const figures = [];
      for (const count of COUNTS) {
        const { perSecond, failed } = await checkouts(
          people,
          cards,
          products.slice(0, count),
          SECONDS,
        );
        if (failed > 0) console.log(`${failed} failed`);
        figures.push([count, perSecond]);
      }
      return figures;
    } finally {
      await shop.stop();
    }
  } finally {
    await line.stop();
    await postgres.stop();
  }
}
