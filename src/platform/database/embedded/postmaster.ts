import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.js';
import { connect } from './connect.js';
import { runningPostmaster } from './lock-file.js';
import type { ClusterLocation } from './cluster-location.js';
import { problemIn } from './problem.js';
import { WITHOUT_SOCKETS } from './socket.js';
import { type Child, spawnPostmaster } from './spawn-postmaster.js';

/** How long a postmaster may neither respond nor exit, in ms. */
const SILENT_MS = 10_000;
/** How long a start or shutdown may take, crash recovery included, in ms. */
const BUSY_MS = 120_000;
const STOP_MS = 30_000;
const EVERY_MS = 20;
const AGAIN_MS = 200;

/** Transient errors, after an earlier run was killed or while another program holds the port. */
const PASSING = [
  /still in use/,
  /lock file "[^"]*" already exists/,
  /could not bind/,
  /could not create any TCP/,
];
const passes = (output: string) => PASSING.some((error) => error.test(output));
/** The file system of the cluster has no sockets. */
const NO_SOCKETS = /could not create any Unix-domain sockets/;

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
  location: ClusterLocation,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Running> {
  const began = Date.now();
  let lastProgress = began;
  let child: Child | undefined;
  const flags = { ...settings };
  for (;;) {
    const lockFile = runningPostmaster(location.cluster);
    const answer = lockFile?.ready ? await connect(location, lockFile.port) : 'away';
    if (lockFile && typeof answer === 'object') return { port: lockFile.port, connection: answer };
    if (answer === 'other') await stopPostmaster(location);
    if (lockFile && !lockFile.ready) lastProgress = Date.now();

    const exitOutput = child?.exitOutput();
    const isPatient = Date.now() - lastProgress < SILENT_MS && Date.now() - began < BUSY_MS;
    // A revived server has to be reached as before.
    const isWithout = port === undefined && exitOutput !== undefined && NO_SOCKETS.test(exitOutput);
    if (exitOutput !== undefined && !(isPatient && (isWithout || passes(exitOutput)))) {
      throw problemIn(exitOutput, 'The database did not start');
    }
    if (!isPatient) {
      throw new StartError(
        `The database of an earlier run (process ${lockFile?.pid ?? 'unknown'}) does not respond: end that process, then start again.`,
      );
    }
    if (exitOutput !== undefined) await pause(AGAIN_MS);
    // Looked up again: another start may have been faster meanwhile.
    if (!runningPostmaster(location.cluster) && (!child || exitOutput !== undefined)) {
      if (isWithout) Object.assign(flags, WITHOUT_SOCKETS);
      child = await spawnPostmaster(location, flags, port);
    }
    await pause(EVERY_MS);
  }
}

/**
 * Stops the postmaster of the cluster (fast shutdown: connections are closed) and waits until it
 * has exited.
 */
export async function stopPostmaster({ cluster }: ClusterLocation): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  const lockFile = runningPostmaster(cluster);
  if (lockFile) process.kill(lockFile.pid, 'SIGINT');
  while (runningPostmaster(cluster)) {
    if (Date.now() > deadline) throw new Error('the database did not stop in time');
    await pause(EVERY_MS);
  }
}
