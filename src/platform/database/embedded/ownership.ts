import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.js';
import { isAlive } from './lock-file.js';

/** A key that no other program locks on. */
const OWNER_LOCK = 7_265_010;
/** How long the server may take to notice that a process was killed, in ms. */
const DEAD_MS = 10_000;
/** How long a running process may take to say that it shuts down, in ms. */
const RUNNING_MS = 3_000;
/** How long one that has said so may take, in ms: above the timeout of its shutdown. */
const ENDING_MS = 30_000;
const EVERY_MS = 50;

/**
 * Makes this process the only user of the cluster, by a session lock that the server releases when
 * the process ends, however it ends.
 * @throws StartError while another running process holds it.
 */
export async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  const began = Date.now();
  while (!(await tryLock(client))) {
    const owner = await ownerProcess(client);
    if (owner && Date.now() - began > patienceFor(owner)) {
      throw new StartError(
        `The shop already runs on ${dataDir} (process ${owner.pid ?? 'unknown'}): stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await pause(EVERY_MS);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS locked',
    [OWNER_LOCK],
  );
  return rows[0]?.locked === true;
}

/** Tells a process that waits for the cluster that this one, its owner, shuts down. */
export async function announceEnd(client: pg.Client): Promise<void> {
  await client.query(`SET application_name = '${connectionNameOf(process.pid)}${ENDING}'`);
}

/** The name of a process's connections; that of the owner's identifies it. */
export const connectionNameOf = (pid: number) => `vigor ${pid}`;
const ENDING = ' ending';

interface Owner {
  /** Undefined where its connection is not named like one of the shop's. */
  readonly pid: number | undefined;
  readonly isEnding: boolean;
}

function patienceFor({ pid, isEnding }: Owner): number {
  if (pid === undefined || !isAlive(pid)) return DEAD_MS;
  return isEnding ? ENDING_MS : RUNNING_MS;
}

/** Undefined where the owner has let go since the lock was tried. */
async function ownerProcess(client: pg.Client): Promise<Owner | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND objid = $1 AND datname = current_database()`,
    [OWNER_LOCK],
  );
  const [owner] = rows;
  if (!owner) return undefined;
  const [, pid, ending] = /^vigor (\d+)( ending)?$/.exec(owner.application_name) ?? [];
  return { pid: pid === undefined ? undefined : Number(pid), isEnding: ending !== undefined };
}
