import type { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../../../config/env.js';
import { LOCKS } from '../../database/advisory-lock.js';
import { exactlyOne } from '../../database/exactly-one.js';
import { StartError } from '../../start-error.js';
import { connected } from '../backup-shop.js';

/** How long connections of a process that has just ended may last, in ms. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 100;

interface OtherSessions {
  readonly count: number;
  readonly programs: string;
}

/** Other sessions in the database; those of Postgres itself have no role. */
const OTHERS = `
  SELECT count(*)::integer AS count,
         string_agg(DISTINCT coalesce(nullif(application_name, ''), usename::text), ', ') AS programs
    FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`;

/**
 * Runs `work` on a connection to the database of a stopped shop. A shop that is started meanwhile waits with its
 * migrations until `work` has ended.
 * @throws StartError where other programs use the database
 */
export async function whileStopped<Result>(
  env: Env,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return connected(env, async (client) => {
    await othersGone(client);
    // Every start migrates under this lock, which ends with the connection.
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [LOCKS.migration],
    );
    if (!exactlyOne(rows, 'the lock of migrations').taken) throw inUse('the shop', 1);
    return work(client);
  });
}

/** Whether another program uses the database, as of now. */
export async function isInUse(client: Client): Promise<boolean> {
  return (await otherSessions(client)).count > 0;
}

async function othersGone(client: Client): Promise<void> {
  for (const began = Date.now(); ; await pause(EVERY_MS)) {
    const { count, programs } = await otherSessions(client);
    if (count === 0) return;
    if (Date.now() - began > PATIENCE_MS) throw inUse(programs, count);
  }
}

const otherSessions = async (client: Client): Promise<OtherSessions> =>
  exactlyOne((await client.query<OtherSessions>(OTHERS)).rows, 'the other sessions');

const inUse = (programs: string, count: number) =>
  new StartError(
    `The database is in use (${count} ${count === 1 ? 'connection' : 'connections'}: ${programs}): stop all processes of the shop first, a pooler's and psql's, too.`,
  );
