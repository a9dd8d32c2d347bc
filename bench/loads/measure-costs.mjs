import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase, withClient } from '../lib/database.mjs';
import { Meter, untilQuiet } from '../lib/meter.mjs';
import { STATISTICS, startServices } from '../lib/services.mjs';
import { Shop } from '../lib/shop.mjs';
import { worksOf } from './works.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);

/**
 * Measures what a request costs: statements, ms of processor of Node and of Postgres. With
 * BENCH_BEFORE, the folder of another build, both take turns, the one that waits is stopped. That build has a
 * data set of its own, made there by `npm run bench -- data <size>`: on one database each would
 * complete what the other one wrote.
 */
export async function measureCosts(size) {
  const only = process.env.BENCH_WORK?.split(',');
  const services = await startServices(size);
  const builds = [];
  const started = [services];
  try {
    const { BENCH_BEFORE: before } = process.env;
    const shop = await Shop.start(size, services.postgres.url, services.settings);
    builds.push({ name: 'now', url: services.postgres.url, shop });
    if (before) {
      const postgres = await startDatabase(size, STATISTICS, before);
      started.push(postgres);
      const earlier = await Shop.start(size, postgres.url, services.settings, before);
      builds.push({ name: 'before', url: postgres.url, shop: earlier });
    }
    await measureBuilds(builds, services.cards, only);
  } finally {
    for (const { shop } of builds) shop.resume();
    for (const { shop } of builds) await shop.stop();
    for (const service of started) await service.stop();
  }
}

async function measureBuilds(builds, cards, only, open = []) {
  const [build, ...rest] = builds;
  if (build) {
    return withClient(build.url, async (db) => {
      await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
      await untilQuiet(db);
      const works = new Map((await worksOf(db, cards)).map((work) => [work.name, work]));
      const measured = { ...build, works, meter: await Meter.of(db) };
      return measureBuilds(rest, cards, only, [...open, measured]);
    });
  }
  for (const name of open[0].works.keys()) {
    if (!only || only.includes(name)) await compare(open, name);
  }
}

async function compare(builds, name) {
  const bursts = [];
  for (const build of builds) {
    turnTo(build, builds);
    const work = build.works.get(name);
    const run = await work.prepare(build.shop);
    await run();
    const sums = { requests: 0, s: 0, node: 0, pg: 0, exec: 0, calls: 0 };
    bursts.push({ build, run, finish: work.finish, sums });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { build, run, sums } of bursts) {
      turnTo(build, builds);
      await pause(200);
      const used = await build.meter.during(build.shop.child.pid, run);
      for (const key of Object.keys(sums)) sums[key] += used[key];
    }
  }
  for (const { shop } of builds) shop.resume();
  for (const { finish } of bursts) await finish?.();
  for (const { build, sums } of bursts) print(name, build.name, sums);
}

/** Lets one build work, and no other. */
function turnTo(build, builds) {
  for (const other of builds) if (other !== build) other.shop.pause();
  build.shop.resume();
}

function print(name, build, { requests, s, node, pg, exec, calls }) {
  const each = (value, digits = 3) => (value / requests).toFixed(digits).padStart(8);
  console.log(
    `${name.padEnd(10)}${build.padEnd(8)}${(requests / s).toFixed(0).padStart(6)}/s` +
      `${each(node)} ms Node ${each(pg)} ms Postgres ${each(node + pg)} both` +
      `${each(exec)} ms in statements ${each(calls, 1)} statements`,
  );
}
