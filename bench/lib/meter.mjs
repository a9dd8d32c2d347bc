import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, postgresCpuMs } from './costs.mjs';

const LOOK_EVERY_MS = 50;

/** Reads processor times and pg_stat_statements around a burst. */
export class Meter {
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
    return { ...used, ...(await statementsOf(this.db)) };
  }
}

/** At rest a shop sends some ten statements in bursts every few seconds. */
const QUIET = { calls: 50, ms: 5_000 };

/** Waits until the shop has completed by itself what a start and an older release leave. */
export async function untilQuiet(db) {
  for (;;) {
    await db.query('SELECT pg_stat_statements_reset()');
    await pause(QUIET.ms);
    if ((await statementsOf(db)).calls <= QUIET.calls) return;
  }
}

/** The statements of the database since the last reset: ms in them and calls. */
async function statementsOf(db) {
  const { rows } = await db.query(
    `SELECT coalesce(sum(total_exec_time), 0) AS exec, coalesce(sum(calls), 0)::int AS calls
       FROM pg_stat_statements WHERE query !~ 'pg_stat_statements|is_idle'
        AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0];
}

/** Waits until no job is left. */
export async function untilIdle(db) {
  for (;;) {
    const { rows } = await db.query(
      'SELECT NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL) AS is_idle',
    );
    if (rows[0].is_idle) return;
    await pause(LOOK_EVERY_MS);
  }
}
