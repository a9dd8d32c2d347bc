import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, postgresCpuMs } from '../lib/costs.mjs';
import { withClient } from '../lib/database.mjs';
import { startServices } from '../lib/services.mjs';
import { worksOf } from '../loads/works.mjs';
import { ARRANGEMENTS, startArrangement } from './arrangements.mjs';

const WORKS = ['home', 'page', 'list', 'detail', 'cart', 'checkout'];
const LOOK_EVERY_MS = 100;

/**
 * Measures what a request costs as the shop grows: one, two and four processes, a replica and a pooler, in
 * ms of processor of each part. On a machine of two cores requests a second do not grow with the
 * processes; what a request costs says how they would.
 */
export async function measureScaling(size) {
  const services = await startServices(size);
  try {
    const { url } = services.postgres;
    await withClient(url, (db) =>
      withClient(url, async (watch) => {
        for (const arrangement of ARRANGEMENTS)
          await measure(size, services, { db, watch }, arrangement);
      }),
    );
  } finally {
    await services.stop();
  }
}

async function measure(size, services, { db, watch }, arrangement) {
  const { shops, worker, replica, pooler, stop } = await startArrangement(
    size,
    services,
    arrangement,
  );
  try {
    const { rows } = await db.query('SHOW data_directory');
    const folders = { postgres: rows[0].data_directory, replica: replica?.folder };
    const reading = () => ({
      node: shops.reduce((sum, { child }) => sum + cpuMs(child.pid), 0),
      worker: cpuMs(worker.pid),
      postgres: postgresCpuMs(folders.postgres),
      replica: folders.replica ? postgresCpuMs(folders.replica) : 0,
      pooler: pooler ? cpuMs(pooler.pid) : 0,
    });
    for (const work of await worksOf(db, services.cards)) {
      if (!WORKS.includes(work.name)) continue;
      const runs = await Promise.all(shops.map((shop) => work.prepare(shop)));
      const runAll = () => Promise.all(runs.map((run) => run()));
      await runAll();
      const [before, began] = [reading(), performance.now()];
      const [counts, connections] = await withConnections(watch, runAll());
      const s = (performance.now() - began) / 1000;
      const requests = counts.reduce((sum, count) => sum + count, 0);
      print(arrangement.name, work.name, { requests, s, connections }, before, reading());
      await work.finish?.();
    }
    const memory = shops.map((shop) => shop.rssMb).join(', ');
    console.log(`${arrangement.name.padEnd(36)}memory after it, MB: ${memory}`);
  } finally {
    await stop();
  }
}

/** The result of some work, and the most connections of clients that Postgres had meanwhile. */
async function withConnections(watch, work) {
  let most = 0;
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    const { rows } = await watch.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    most = Math.max(most, rows[0].count);
    await Promise.race([done.catch(() => undefined), pause(LOOK_EVERY_MS)]);
  }
  return [await done, most];
}

function print(name, work, { requests, s, connections }, before, after) {
  const each = Object.keys(before)
    .filter((part) => after[part] > 0)
    .map((part) => {
      const ms = (after[part] - before[part]) / requests;
      // A connection that ends takes its time along.
      return `${ms < 0 ? '?' : ms.toFixed(3)} ms ${part}`;
    });
  const rate = `${(requests / s).toFixed(0)}/s`.padStart(8);
  console.log(
    `${name.padEnd(36)}${work.padEnd(10)}${rate}  ${each.join(', ')}, ${connections} connections`,
  );
}
