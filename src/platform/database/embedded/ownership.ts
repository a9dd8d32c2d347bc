import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.js';
import { isAlive } from './lock-file.js';

/** A key that no other program locks on. */
const OWNER_LOCK = 7_265_010;
/** How long the server may take to notice that a process was killed, in ms. */
const DEAD_MS = 10_000;
/** How long a running process may take to shut down, in ms. */
const ENDING_MS = 3_000;
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
    const patience = owner !== undefined && isAlive(owner) ? ENDING_MS : DEAD_MS;
    if (Date.now() - began > patience) {
      throw new StartError(
        `The shop already runs on ${dataDir} (process ${owner ?? 'unknown'}): stop it first, or set DATA_DIR to another folder.`,
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

async function ownerProcess(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [OWNER_LOCK],
  );
  const number = /^vigor (\d+)$/.exec(rows[0]?.application_name ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
