import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a postmaster notes in its cluster: its process, the port it listens on, and how far it is. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

function pathIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** The note of the postmaster that runs, or ran, on a cluster. */
export function readLockFile(cluster: string): LockFile | undefined {
  try {
    const lines = readFileSync(pathIn(cluster), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/** Whether a process lives. One that has ended and waits for its parent does not. */
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

/** The postmaster that lives on a cluster, not a process that merely got the same number later. */
export function livingPostmaster(cluster: string): LockFile | undefined {
  const note = readLockFile(cluster);
  return note && isAlive(note.pid) && worksIn(note.pid, cluster) ? note : undefined;
}

/** A postmaster's working directory is its cluster. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return commandOf(pid).includes(cluster);
  }
}

/** From Linux's /proc, where anybody may read it; slim containers have no `ps`, which other systems have. */
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
 * Makes Postgres take the note of a dead postmaster for stale, though its process number lives on
 * in another program: it ignores its parent's number. The rest of the note stays, since Postgres
 * reads there which shared memory may still be in use.
 */
export function disownLockFile(cluster: string): void {
  const text = readFileSync(pathIn(cluster), 'utf8');
  const unfinished = `${pathIn(cluster)}.new`;
  writeFileSync(unfinished, text.replace(/^\d+/, String(process.pid)));
  renameSync(unfinished, pathIn(cluster));
}
