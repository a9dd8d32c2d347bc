import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of the postmaster's lock file. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
  /** The folder of its Unix socket; empty where it has none. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

function pathIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * Returns the lock file of a cluster, which exists while the postmaster runs and after it was
 * killed.
 */
export function readLockFile(cluster: string): LockFile | undefined {
  try {
    const lines = readFileSync(pathIn(cluster), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketFolder: lines[4]?.trim() ?? '',
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/** Whether a process is running. A zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * The running postmaster of a cluster; undefined where the process id now belongs to another
 * program.
 */
export function runningPostmaster(cluster: string): LockFile | undefined {
  const lockFile = readLockFile(cluster);
  return lockFile && isAlive(lockFile.pid) && worksIn(lockFile.pid, cluster) ? lockFile : undefined;
}

/** A postmaster's working directory is its cluster. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return commandOf(pid).includes(cluster);
  }
}

/** Read from Linux's /proc, because slim containers have no `ps`; other systems do. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return listed(pid);
  }
}

function listed(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { stdio: 'pipe' }).toString();
  } catch {
    return '';
  }
}

/**
 * Makes Postgres treat the lock file of a dead postmaster as stale although another program now has
 * its process id: it ignores its parent's process id, so that is written in its place. The other
 * lines stay, because Postgres reads from them which shared memory may still be in use.
 */
export function invalidateLockFile(cluster: string): void {
  const text = readFileSync(pathIn(cluster), 'utf8');
  const unfinished = `${pathIn(cluster)}.new`;
  writeFileSync(unfinished, text.replace(/^\d+/, String(process.pid)));
  renameSync(unfinished, pathIn(cluster));
}
