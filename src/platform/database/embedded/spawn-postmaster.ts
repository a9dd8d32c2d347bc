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
import { invalidateLockFile, readLockFile } from './lock-file.js';
import type { ClusterLocation } from './cluster-location.js';
import { removeSockets } from './socket.js';

/** The log is rotated above this size, in bytes. */
const LOG_LIMIT = 10 * 1024 * 1024;

/** A postmaster started by this process. */
export interface Child {
  /** Its output once it has exited; undefined while it runs. */
  exitOutput(): string | undefined;
}

/**
 * Starts a postmaster in a process group of its own, so that Ctrl-C lets the shop drain before its
 * database stops.
 */
export async function spawnPostmaster(
  location: ClusterLocation,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Child> {
  if (readLockFile(location.cluster)) invalidateLockFile(location.cluster);
  removeSockets(location);
  const flags = { ...settings, port: String(port ?? (await freePort())) };
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(location.home);
  const from = fstatSync(log).size;
  const child = spawn(location.binaries.postgres, ['-D', location.cluster, ...args], {
    ...location.runAs,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  let exitOutput: string | undefined;
  child.once('error', (error) => (exitOutput = error.message));
  child.once('exit', () => (exitOutput = readFrom(join(location.home, 'postgres.log'), from)));
  child.unref();
  closeSync(log);
  return { exitOutput: () => exitOutput };
}

function openLog(home: string): number {
  const path = join(home, 'postgres.log');
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function readFrom(path: string, position: number): string {
  // The folder may have been deleted when the exit event arrives.
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(64 * 1024);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, position));
  } finally {
    closeSync(file);
  }
}
