import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.js';
import { connect } from './connect.js';
import { livingPostmaster } from './lock-file.js';
import type { Place } from './place.js';
import { problemIn } from './problem.js';
import { type Child, spawnPostmaster } from './spawn-postmaster.js';

/** How long a postmaster may neither respond nor exit, in ms. */
const SILENT_MS = 10_000;
/** How long a start or shutdown may take, crash recovery included, in ms. */
const BUSY_MS = 120_000;
const STOP_MS = 30_000;
const EVERY_MS = 20;
const AGAIN_MS = 200;

/** Transient errors, after an earlier run was killed or while another program holds the port. */
const PASSES = /still in use|lock file .* already exists|could not bind|could not create any TCP/;

/** A running Postgres: its port, and a connection that ends when the server does. */
export interface Running {
  readonly port: number;
  readonly connection: pg.Client;
}

/**
 * Connects to the running postmaster of the cluster, waits for one that is shutting down, or starts
 * one on `port` or a free port.
 * @throws StartError when it does not start, or a running one neither responds nor exits.
 */
export async function runPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Running> {
  const began = Date.now();
  let lastProgress = began;
  let child: Child | undefined;
  for (;;) {
    const living = livingPostmaster(place.cluster);
    const answer = living?.ready ? await connect(place, living.port) : 'away';
    if (living && typeof answer === 'object') return { port: living.port, connection: answer };
    if (answer === 'other') await stopPostmaster(place);
    if (living && !living.ready) lastProgress = Date.now();

    const exitOutput = child?.exitOutput();
    const isPatient = Date.now() - lastProgress < SILENT_MS && Date.now() - began < BUSY_MS;
    if (exitOutput !== undefined && !(isPatient && PASSES.test(exitOutput))) {
      throw problemIn(exitOutput, 'The database did not start');
    }
    if (!isPatient) {
      throw new StartError(
        `The database of an earlier run (process ${living?.pid ?? 'unknown'}) does not respond: end that process, then start again.`,
      );
    }
    if (exitOutput !== undefined) await pause(AGAIN_MS);
    if (!living && (!child || exitOutput !== undefined)) {
      child = await spawnPostmaster(place, settings, port);
    }
    await pause(EVERY_MS);
  }
}

/**
 * Stops the postmaster of the cluster (fast shutdown: connections are closed) and waits until it
 * has exited.
 */
export async function stopPostmaster({ cluster }: Place): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  const living = livingPostmaster(cluster);
  if (living) process.kill(living.pid, 'SIGINT');
  while (livingPostmaster(cluster)) {
    if (Date.now() > deadline) throw new Error('the database did not stop in time');
    await pause(EVERY_MS);
  }
}
