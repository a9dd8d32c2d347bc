import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CardsProcess } from '../lib/cards.mjs';
import { cpuMs, postgresCpuMs } from '../lib/costs.mjs';
import { startDatabase, withClient } from '../lib/database.mjs';
import { runLoad } from '../lib/load.mjs';
import { ROOT } from '../lib/place.mjs';
import { Shop } from '../lib/shop.mjs';
import { orders } from './checkouts.mjs';
import { reads } from './reads.mjs';
import { newShoppers, plentiful } from './shoppers.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
const SECONDS = 3;
const CONNECTIONS = 16;
const SHOPPERS = 8;
const ORDERS = 80;
const PRODUCTS_EACH = 50;
const LOOK_EVERY_MS = 50;

/**
 * Measures what a request costs: statements, ms of processor of Node and of Postgres. With
 * BENCH_BEFORE, the folder of another build, both take turns on one database; the one that waits is
 * stopped, so that it does not run the other's jobs.
 */
export async function measureCosts(size) {
  const only = process.env.BENCH_WORK?.split(',');
  const postgres = await startDatabase(size, {
    shared_preload_libraries: 'pg_stat_statements',
    // With idle connections of two builds.
    max_connections: '200',
  });
  const cards = await CardsProcess.start();
  const smtp = spawn(process.execPath, [join(ROOT, 'bench/lib/smtp-sink.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const shops = [];
  try {
    const [port] = await once(createInterface({ input: smtp.stdout }), 'line');
    const { REDIS_URL } = process.env;
    const settings = {
      STRIPE_API_BASE: cards.url,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ...(REDIS_URL && { REDIS_URL }),
    };
    const roots = [['now', ROOT], ...beforeOf(process.env.BENCH_BEFORE)];
    for (const [name, root] of roots) {
      const shop = await Shop.start(size, postgres.url, settings, root);
      shops.push({ name, shop });
    }
    await withClient(postgres.url, async (db) => {
      await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
      const meter = await Meter.of(db);
      for (const work of await worksOf(db, cards)) {
        if (!only || only.includes(work.name)) await compare(shops, work, meter);
      }
    });
  } finally {
    for (const { shop } of shops) shop.resume();
    for (const { shop } of shops) await shop.stop();
    smtp.kill('SIGTERM');
    await cards.stop();
    await postgres.stop();
  }
}

const beforeOf = (folder) => (folder ? [['before', folder]] : []);

/** Each work: `prepare` once a shop, then bursts that resolve to the number of requests. */
async function worksOf(db, cards) {
  const products = await plentiful(db);
  const burst = (shop, requests) => async () => {
    const how = { url: shop.url, requests, connections: CONNECTIONS, seconds: SECONDS };
    const { perSecond, failed } = await runLoad(how);
    if (failed > 0) console.log(`${failed} FAILED`);
    return Math.round(perSecond * SECONDS);
  };
  const named = { 'list of 8 in a category by price': 'list', 'product detail': 'detail' };
  const ofReads = (await reads(db))
    .filter(({ name }) => name in named)
    .map(({ name, paths }) => ({
      name: named[name],
      prepare: async (shop) =>
        burst(
          shop,
          paths.map((path) => ({ path })),
        ),
    }));
  return [
    ...ofReads,
    {
      name: 'cart',
      prepare: async (shop) => {
        const people = await newShoppers(shop.url, SHOPPERS * 4);
        const requests = products.slice(0, people.length * PRODUCTS_EACH).map(({ id }, i) => ({
          method: 'POST',
          path: '/api/cart/create-cart',
          headers: people[i % people.length].headers,
          body: JSON.stringify({ product: id, quantity: 1 }),
        }));
        return burst(shop, requests);
      },
    },
    {
      name: 'checkout',
      prepare: async (shop) => {
        const people = await newShoppers(shop.url, SHOPPERS);
        return async () => {
          await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
          await orders(people, cards, products, ORDERS);
          await untilIdle(db);
          return ORDERS;
        };
      },
    },
  ];
}

async function compare(shops, { name, prepare }, meter) {
  const bursts = [];
  for (const { name: build, shop } of shops) {
    for (const other of shops) other.shop === shop ? shop.resume() : other.shop.pause();
    const run = await prepare(shop);
    await run();
    bursts.push({
      build,
      shop,
      run,
      sums: { requests: 0, s: 0, node: 0, pg: 0, exec: 0, calls: 0 },
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { shop, run, sums } of bursts) {
      for (const other of shops) other.shop === shop ? shop.resume() : other.shop.pause();
      await pause(200);
      const used = await meter.during(shop.child.pid, run);
      for (const key of Object.keys(sums)) sums[key] += used[key];
    }
  }
  for (const { shop } of shops) shop.resume();
  for (const { build, sums } of bursts) print(name, build, sums);
}

function print(name, build, { requests, s, node, pg, exec, calls }) {
  const each = (value, digits = 3) => (value / requests).toFixed(digits).padStart(8);
  console.log(
    `${name.padEnd(10)}${build.padEnd(8)}${(requests / s).toFixed(0).padStart(6)}/s` +
      `${each(node)} ms Node ${each(pg)} ms Postgres ${each(node + pg)} both` +
      `${each(exec)} ms in statements ${each(calls, 1)} statements`,
  );
}

/** Reads processor times and pg_stat_statements around a burst. */
class Meter {
  constructor(db, folder) {
    this.db = db;
    this.folder = folder;
  }

  static async of(db) {
    const { rows } = await db.query('SHOW data_directory');
    return new Meter(db, rows[0].data_directory);
  }

  async during(pid, run) {
    await this.db.query('SELECT pg_stat_statements_reset()');
    const [node, pg, began] = [cpuMs(pid), postgresCpuMs(this.folder), performance.now()];
    const requests = await run();
    const s = (performance.now() - began) / 1000;
    const used = { requests, s, node: cpuMs(pid) - node, pg: postgresCpuMs(this.folder) - pg };
    const { rows } = await this.db.query(
      `SELECT sum(total_exec_time) AS exec, sum(calls)::int AS calls FROM pg_stat_statements
        WHERE query !~ 'pg_stat_statements|is_idle'`,
    );
    return { ...used, ...rows[0] };
  }
}

async function untilIdle(db) {
  for (;;) {
    const { rows } = await db.query(
      'SELECT NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL) AS is_idle',
    );
    if (rows[0].is_idle) return;
    await pause(LOOK_EVERY_MS);
  }
}
