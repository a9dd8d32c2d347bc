import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs } from '../lib/costs.mjs';
import { markerOf, startDatabase, withClient } from '../lib/database.mjs';
import { median } from '../lib/median.mjs';
import { Meter, untilIdle } from '../lib/meter.mjs';
import { startServices } from '../lib/services.mjs';
import { Shop } from '../lib/shop.mjs';
import { loggedReads } from '../loads/logged-reads.mjs';
import { worksOf } from '../loads/works.mjs';
import { installSize } from './install-size.mjs';
import { measurePeer } from './peer.mjs';
import { searchRows } from './search-rows.mjs';
import { costText, printTable, shareOf } from './table.mjs';

const STARTS = 5;
const REST_MS = 20_000;
const MS = 'ms of Node + Postgres';
/** The reads that Fastify and pg are measured with, too: by the name of their work. */
const READS = { list: 'list of 8 in a category by price', detail: 'product detail' };
const LOAD = { connections: 16, seconds: 3 };

const GOALS = {
  list: '0.9 of the limit',
  detail: '0.6 of the limit',
  cart: '1.5 times release 0.2.0',
  checkout: '16 ms',
};

/**
 * Measures in one run what the shop promises: reads, searches, cart, checkout, rest, start, memory and disk,
 * beside what Fastify and pg alone reach with the same statement. Of a million products, where that
 * set is made, the reads and searches.
 */
export async function measureReport(size) {
  const logged = await loggedReads(size);
  const { start, idle } = await measureStarts(size);
  const { rows, peak } = await measureWorks(size, logged, Object.keys(GOALS));
  const disk = installSize();
  printTable(`${size} products, ${MS}`, [
    ...rows,
    { work: 'start, Postgres running', reached: start, goal: '1.0 s' },
    {
      work: 'memory, idle / peak of all above',
      reached: `${idle} / ${peak} MB`,
      goal: '120 / 250 MB',
    },
    {
      work: 'production install',
      reached: `${disk.withPostgres.toFixed(0)} MB, without Postgres ${disk.without.toFixed(0)}`,
      limit: `${disk.packages} packages, and dist/server ${disk.server.toFixed(0)} MB`,
      goal: '150 / 90 MB',
    },
  ]);
  const largest = disk.largest.map(({ path, mb }) => `${path.slice(13)} ${mb.toFixed(0)}`);
  console.log(`\nlargest packages, MB: ${largest.join(', ')}`);
  if (size === '1m' || !existsSync(markerOf('1m'))) return;
  const million = await measureWorks('1m', await loggedReads('1m'), Object.keys(READS));
  printTable(`1m products, ${MS}`, million.rows);
}

/** The median of some starts, and the memory of the last one when it has rested. */
async function measureStarts(size) {
  const postgres = await startDatabase(size);
  try {
    const starts = [];
    let idle = NaN;
    for (let turn = 1; turn <= STARTS; turn++) {
      const shop = await Shop.start(size, postgres.url);
      starts.push({ ms: shop.startMs, cpu: cpuMs(shop.child.pid) });
      if (turn === STARTS) {
        await pause(REST_MS);
        idle = shop.rssMb;
      }
      await shop.stop();
    }
    const [ms, cpu] = ['ms', 'cpu'].map((key) => median(starts.map((start) => start[key])));
    return {
      start: `${(ms / 1000).toFixed(2)} s, ${(cpu / 1000).toFixed(2)} s of processor`,
      idle,
    };
  } finally {
    await postgres.stop();
  }
}

async function measureWorks(size, logged, names) {
  const services = await startServices(size);
  const { postgres, cards } = services;
  try {
    const shop = await Shop.start(size, postgres.url, services.settings);
    try {
      return await withClient(postgres.url, async (db) => {
        await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
        const meter = await Meter.of(db);
        const rows = [];
        for (const work of await worksOf(db, cards)) {
          if (!names.includes(work.name)) continue;
          const run = await work.prepare(shop);
          await run();
          const own = await meter.during(shop.child.pid, run);
          const statements = logged.get(READS[work.name]);
          const limit = statements && (await measurePeer(postgres.url, statements, meter, LOAD));
          rows.push(rowOf(work.name, own, limit));
        }
        rows.splice(1, 0, ...(await searchRows(shop, meter)));
        await untilIdle(db);
        const rest = await meter.during(shop.child.pid, () => pause(REST_MS).then(() => 1));
        const reached = `${(rest.calls / rest.s).toFixed(2)} a second`;
        rows.push({ work: 'statements at rest', reached, goal: '1' });
        return { rows, peak: shop.peakMb };
      });
    } finally {
      await shop.stop();
    }
  } finally {
    await services.stop();
  }
}

function rowOf(work, own, limit) {
  const statements = `${(own.calls / own.requests).toFixed(1)} statements`;
  return {
    work: READS[work] ?? work,
    reached: `${costText(own)}, ${statements}`,
    ...(limit && { limit: `Fastify + pg ${costText(limit)}`, ratio: shareOf(own, limit) }),
    goal: GOALS[work],
  };
}
