import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterLocation } from './cluster-location.js';
import { readLockFile } from './lock-file.js';

/** A socket's path and its final zero, in bytes, on every system that has them: macOS has the shortest. */
const LONGEST_PATH = 104;
const NAME = '.s.PGSQL.';
const HIGHEST_PORT = 65_535;

/** Settings of a server that listens on TCP alone. */
export const WITHOUT_SOCKETS = { unix_socket_directories: '' };

const pathOf = ({ cluster }: ClusterLocation, port: number) => join(cluster, `${NAME}${port}`);

/**
 * The setting with which Postgres also listens on a Unix socket in its cluster, where only its owner gets in. A
 * small query over it costs both sides a seventh less processor time than over TCP. Empty where the system has no
 * sockets, or the path is too long for one.
 */
export function socketSetting(location: ClusterLocation): string {
  const isPossible =
    process.platform !== 'win32' &&
    Buffer.byteLength(pathOf(location, HIGHEST_PORT)) < LONGEST_PATH &&
    // Postgres reads a list there.
    !/[",]/.test(location.cluster);
  return isPossible ? `"${location.cluster}"` : '';
}

/** Whether the running Postgres listens on a socket in its cluster; a file of that name may be left from another run. */
export function hasSocket(location: ClusterLocation, port: number): boolean {
  const { cluster } = location;
  return readLockFile(cluster)?.socketFolder === cluster && existsSync(pathOf(location, port));
}

/** Removes what a killed Postgres left: its lock file may name the process id of another program by now. */
export function removeSockets({ cluster }: ClusterLocation): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith(NAME)) rmSync(join(cluster, name), { force: true });
  }
}
