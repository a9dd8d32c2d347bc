import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.js';
import { connect } from './connect.js';
import { livingPostmaster } from './lock-file.js';
import type { Place } from './place.js';
import { problemIn } from './problem.js';
import { type Child, spawnPostmaster } from './spawn-postmaster.js';

/** How long a postmaster may neither answer nor end. */
const SILENT_MS = 10_000;
/** How long one may take to start or end, its recovery after a crash included. */
const BUSY_MS = 120_000;
const STOP_MS = 30_000;
const EVERY_MS = 20;
const AGAIN_MS = 200;

/** What ends by itself soon, when an earlier run was killed or another program was quicker. */
const PASSES = /still in use|lock file .* already exists|could not bind|could not create any TCP/;

/** A running Postgres: where it listens, and a connection that ends when it does. */
export interface Running {
  readonly port: number;
  readonly connection: pg.Client;
}

/**
 * Adopts the postmaster that lives on the cluster, waits for one that is dying, or starts one, on
 * `port` or a free one.
 * @throws StartError when it does not start, or one that lives neither answers nor ends.
 */
export async function runPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Running> {
  const began = Date.now();
  let heard = began;
  let child: Child | undefined;
  for (;;) {
    const living = livingPostmaster(place.cluster);
    const answer = living?.ready ? await connect(place, living.port) : 'away';
    if (living && typeof answer === 'object') return { port: living.port, connection: answer };
    if (answer === 'other') await stopPostmaster(place);
    if (living && !living.ready) heard = Date.now();

    const lastWords = child?.lastWords();
    const patient = Date.now() - heard < SILENT_MS && Date.now() - began < BUSY_MS;
    if (lastWords !== undefined && !(patient && PASSES.test(lastWords))) {
      throw problemIn(lastWords, 'The database did not start');
    }
    if (!patient) {
      throw new StartError(
        `The database of an earlier run (process ${living?.pid ?? 'unknown'}) does not answer: end it, then start again.`,
      );
    }
    if (lastWords !== undefined) await pause(AGAIN_MS);
    if (!living && (!child || lastWords !== undefined)) {
      child = await spawnPostmaster(place, settings, port);
    }
    await pause(EVERY_MS);
  }
}

/** Ends the postmaster of the cluster, cutting connections, and waits until all is on the disk. */
export async function stopPostmaster({ cluster }: Place): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  const living = livingPostmaster(cluster);
  if (living) process.kill(living.pid, 'SIGINT');
  while (livingPostmaster(cluster)) {
    if (Date.now() > deadline) throw new Error('the database does not end');
    await pause(EVERY_MS);
  }
}
