import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../check-port.js';
import { StartError } from '../../start-error.js';
import { connect } from './connect.js';
import { disownLockFile, livingPostmaster, readLockFile } from './lock-file.js';
import type { Place } from './place.js';
import { problemIn } from './problem.js';

/** How long a postmaster may neither answer nor end. */
const SILENT_MS = 10_000;
/** How long one may take to start or end, its recovery after a crash included. */
const BUSY_MS = 120_000;
const STOP_MS = 30_000;
const EVERY_MS = 20;
const LOG_LIMIT = 10 * 1024 * 1024;

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
    const now = Date.now();
    if (now - heard > SILENT_MS || now - began > BUSY_MS) {
      throw new StartError(
        `The database of an earlier run (process ${living?.pid ?? 'unknown'}) does not answer: end it, then start again.`,
      );
    }
    const output = child?.ended();
    if (output !== undefined && !PASSES.test(output)) {
      throw problemIn(output, 'The database did not start');
    }
    if (!living && (!child || output !== undefined)) {
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

interface Child {
  /** What it wrote, once it has ended. */
  ended(): string | undefined;
}

/** In a process group of its own: Ctrl-C lets the shop drain before its database ends. */
async function spawnPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Child> {
  if (readLockFile(place.cluster)) disownLockFile(place.cluster);
  const flags = { ...settings, port: String(port ?? (await freePort())) };
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(place.home);
  const from = fstatSync(log).size;
  const child: ChildProcess = spawn(place.binaries.postgres, ['-D', place.cluster, ...args], {
    ...place.runAs,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure = readFrom(join(place.home, 'postgres.log'), from)));
  child.unref();
  closeSync(log);
  return { ended: () => failure };
}

function openLog(home: string): number {
  const path = join(home, 'postgres.log');
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function readFrom(path: string, position: number): string {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(64 * 1024);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, position));
  } finally {
    closeSync(file);
  }
}
