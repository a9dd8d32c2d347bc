import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase, withClient } from '../lib/database.mjs';
import { median } from '../lib/median.mjs';
import { Meter, untilIdle, untilQuiet } from '../lib/meter.mjs';
import { STATISTICS, startServices } from '../lib/services.mjs';
import { Shop } from '../lib/shop.mjs';
import { worksOf } from './works.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);

/**
 * Measures what a request costs: statements, ms of processor of Node and of Postgres. With
 * BENCH_BEFORE, the folder of another build, both take turns, the one that waits is stopped. Prints medians of the rounds,
 * and of the ratio in each. That build has a
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
      const measured = { ...build, db, works, meter: await Meter.of(db) };
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
    bursts.push({ build, work, rounds: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    // Turned round each time, so that a machine that becomes slower or faster favors neither.
    for (const { build, work, rounds } of round % 2 ? bursts.toReversed() : bursts) {
      turnTo(build, builds);
      const run = await work.prepare(build.shop);
      await untilIdle(build.db);
      await pause(200);
      rounds.push(await build.meter.during(build.shop.child.pid, run));
    }
  }
  for (const { shop } of builds) shop.resume();
  for (const { work } of bursts) await work.finish?.();
  for (const { build, rounds } of bursts) print(name, build.name, rounds);
  const [now, before] = bursts.map(({ rounds }) => rounds.map(costOf));
  if (before) {
    const ratios = now.map((cost, round) => before[round] / cost);
    const [least, middle, most] = [Math.min(...ratios), median(ratios), Math.max(...ratios)];
    const [low, high] = [least, most].map((ratio) => ratio.toFixed(2));
    console.log(`${name.padEnd(10)}before / now: ${middle.toFixed(2)} (${low} to ${high})`);
  }
}

/** Ms of processor a request. */
const costOf = ({ node, pg, requests }) => (node + pg) / requests;

/** Lets one build work, and no other. */
function turnTo(build, builds) {
  for (const other of builds) if (other !== build) other.shop.pause();
  build.shop.resume();
}

function print(name, build, rounds) {
  const each = (value) => median(rounds.map((round) => value(round) / round.requests));
  const of = (key, digits = 3) =>
    each((round) => round[key])
      .toFixed(digits)
      .padStart(8);
  const both = each(({ node, pg }) => node + pg)
    .toFixed(3)
    .padStart(8);
  const rate = (1 / each(({ s }) => s)).toFixed(0).padStart(6);
  console.log(
    `${name.padEnd(10)}${build.padEnd(8)}${rate}/s${of('node')} ms Node ${of('pg')} ms Postgres ${both} both` +
      `${of('exec')} ms in statements ${of('calls', 1)} statements`,
  );
}
