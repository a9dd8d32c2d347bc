import pg, { type Client } from 'pg';
import type { Env } from '../../../config/env.js';
import { directAddress } from '../../database/data-source.js';
import { exactlyOne } from '../../database/exactly-one.js';
import { sqlState } from '../../database/database-errors.js';
import { StartError } from '../../start-error.js';
import { connected } from '../backup-shop.js';
import type { DatabaseNames } from './database-names.js';

const IN_USE = '55006';
/** Databases that every server has; one of them is connected to while others are renamed. */
const MAINTENANCE = ['postgres', 'template1'];

const quoted = (name: string) => pg.escapeIdentifier(name);

/** The settings of another database on the same server. */
export function envOfDatabase(env: Env, name: string): Env {
  const url = new URL(directAddress(env) ?? '');
  url.pathname = `/${encodeURIComponent(name)}`;
  return {
    ...env,
    DATABASE_URL: url.href,
    DATABASE_DIRECT_URL: undefined,
    DATABASE_READ_URL: undefined,
  };
}

/**
 * That this role may make a database and exchange it for the current one. Changes nothing.
 * @throws StartError with what an administrator can do
 */
export async function checkRights(env: Env, client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; name: string; isAllowed: boolean }>(
    `SELECT current_user AS role, datname AS name,
            rolsuper OR rolcreatedb AND pg_has_role(datdba, 'USAGE') AS "isAllowed"
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
  );
  const { role, name, isAllowed } = exactlyOne(rows, 'the rights of the database role');
  if (!isAllowed) {
    throw new StartError(
      `The database role ${role} may not create and rename databases: an administrator can allow it (ALTER ROLE ${quoted(role)} CREATEDB; ALTER DATABASE ${quoted(name)} OWNER TO ${quoted(role)}), or name an empty database by --to postgres://….`,
    );
  }
  await onMaintenanceDatabase(env, async () => undefined);
}

/** Makes an empty database; one that an interrupted run has left is dropped first. */
export async function createDatabase(
  client: Client,
  { current, made }: DatabaseNames,
): Promise<void> {
  await dropDatabase(client, made);
  await client.query(`CREATE DATABASE ${quoted(made)}`);
  const { rows } = await client.query(
    `SELECT DISTINCT encoding, datcollate, datctype, datlocprovider FROM pg_database WHERE datname IN ($1, $2)`,
    [current, made],
  );
  if (rows.length === 1) return;
  throw new StartError(
    `The server makes databases with another encoding or locale than that of ${current}: make an empty one like it yourself, and name it by --to postgres://….`,
  );
}

export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}

/**
 * Lets the made database take the name of the current one, which gets that of the trial. Both names change at once, or
 * none does.
 * @throws StartError where a program uses one of them
 */
export async function exchange(env: Env, names: DatabaseNames): Promise<void> {
  const rename = (from: string, to: string) =>
    `ALTER DATABASE ${quoted(from)} RENAME TO ${quoted(to)}`;
  await onMaintenanceDatabase(env, async (client) => {
    try {
      await client.query('BEGIN');
      await client.query(rename(names.current, names.trial));
      await client.query(rename(names.made, names.current));
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      if (sqlState(error) !== IN_USE) throw error;
      throw new StartError(
        `A program began to use the database ${names.current} meanwhile, so nothing was changed: stop it, and run this again.`,
        { cause: error },
      );
    }
  });
}

/** Connects to neither of the databases that are renamed. @throws StartError where the server has no other */
export async function onMaintenanceDatabase(
  env: Env,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  for (const name of MAINTENANCE) {
    let isConnected = false;
    try {
      return await connected(envOfDatabase(env, name), (client) => {
        isConnected = true;
        return work(client);
      });
    } catch (error) {
      if (isConnected) throw error;
    }
  }
  throw new StartError(
    `Neither of the databases ${MAINTENANCE.join(' and ')} can be connected to, from which databases are renamed: name an empty database by --to postgres://….`,
  );
}
