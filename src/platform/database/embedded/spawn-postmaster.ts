import { spawn } from 'node:child_process';
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
import { freePort } from '../../check-port.js';
import { disownLockFile, readLockFile } from './lock-file.js';
import type { Place } from './place.js';

/** Its log starts anew when it is longer, in bytes. */
const LOG_LIMIT = 10 * 1024 * 1024;

/** A postmaster that was started. */
export interface Child {
  /** What it wrote, once it has ended; undefined while it lives. */
  lastWords(): string | undefined;
}

/**
 * Starts a postmaster, in a process group of its own: Ctrl-C lets the shop drain before its
 * database ends.
 */
export async function spawnPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Child> {
  if (readLockFile(place.cluster)) disownLockFile(place.cluster);
  const flags = { ...settings, port: String(port ?? (await freePort())) };
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(place.home);
  const from = fstatSync(log).size;
  const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...args], {
    ...place.runAs,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  let lastWords: string | undefined;
  child.once('error', (error) => (lastWords = error.message));
  child.once('exit', () => (lastWords = readFrom(join(place.home, 'postgres.log'), from)));
  child.unref();
  closeSync(log);
  return { lastWords: () => lastWords };
}

function openLog(home: string): number {
  const path = join(home, 'postgres.log');
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function readFrom(path: string, position: number): string {
  // Its folder may be gone by the time that we hear of its end.
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(64 * 1024);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, position));
  } finally {
    closeSync(file);
  }
}
