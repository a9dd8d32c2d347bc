import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../lib/database.mjs';
import { Meter } from '../lib/meter.mjs';
import { ROOT } from '../lib/place.mjs';
import { startServices } from '../lib/services.mjs';
import { Shop } from '../lib/shop.mjs';
import { worksOf } from './works.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);

/**
 * Measures what a request costs: statements, ms of processor of Node and of Postgres. With
 * BENCH_BEFORE, the folder of another build, both take turns on one database; the one that waits is
 * stopped, so that it does not run the other's jobs.
 */
export async function measureCosts(size) {
  const only = process.env.BENCH_WORK?.split(',');
  // With idle connections of two builds.
  const services = await startServices(size, { max_connections: '200' });
  const { postgres, cards, settings } = services;
  const shops = [];
  try {
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
    await services.stop();
  }
}

const beforeOf = (folder) => (folder ? [['before', folder]] : []);

async function compare(shops, { name, prepare, finish }, meter) {
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
  await finish?.();
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
