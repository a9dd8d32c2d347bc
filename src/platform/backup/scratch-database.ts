import type { Env } from '../../config/env.js';
import { directAddress } from '../database/data-source.js';
import { StartError } from '../start-error.js';
import { connected } from './backup-shop.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/** A name on the server that belongs to this shop's database alone. */
const NAME = `'vigor_backup_check_' || oid`;

interface Names {
  readonly scratch: string;
  readonly role: string;
}

/** Drops the scratch database, if there is one, even while somebody uses it. */
export async function dropScratchDatabase(env: Env): Promise<void> {
  await onServer(env, ({ scratch }, run) => drop(scratch, run));
}

/**
 * Runs `work` with the settings of an empty database on the same server, which is dropped afterwards.
 * @throws StartError where the role may not create one
 */
export async function onScratchDatabase(
  env: Env,
  work: (env: Env) => Promise<void>,
): Promise<void> {
  const url = new URL(directAddress(env) ?? '');
  await onServer(env, async ({ scratch, role }, run) => {
    await drop(scratch, run);
    await run(`CREATE DATABASE "${scratch}"`).catch((cause: unknown) => {
      if ((cause as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw cause;
      throw new StartError(
        `Not verified by a restore: the database role ${role} may not create databases. An administrator can allow it: ALTER ROLE "${role}" CREATEDB.`,
        { cause },
      );
    });
    try {
      url.pathname = `/${scratch}`;
      await work({ ...env, DATABASE_URL: url.href, DATABASE_DIRECT_URL: undefined });
    } finally {
      await drop(scratch, run);
    }
  });
}

type Run = (sql: string) => Promise<unknown>;

const drop = (scratch: string, run: Run) =>
  run(`DROP DATABASE IF EXISTS "${scratch}" WITH (FORCE)`);

function onServer(env: Env, work: (names: Names, run: Run) => Promise<unknown>): Promise<unknown> {
  return connected(env, async (client) => {
    const { rows } = await client.query<Names>(
      `SELECT ${NAME} AS scratch, current_user AS role FROM pg_database WHERE datname = current_database()`,
    );
    const [names] = rows;
    if (!names) throw new Error('the database does not know its name');
    return work(names, (sql) => client.query(sql));
  });
}
