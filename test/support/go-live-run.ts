import { Client } from 'pg';
import { runGoLive } from '../../src/cli/go-live/run-go-live.js';
import type { Env } from '../../src/config/env.js';
import { ALL_ENTITIES, tableOf } from './entities.js';

export const OWNER = 'owner@iron.example';

interface Given {
  readonly email?: string;
  readonly isDryRun?: boolean;
  readonly to?: string;
}

/** Runs the command on the database of these settings; answers all that it printed, and what of it tests need. */
export async function goLive(
  env: Env,
  { email = OWNER, isDryRun = false, to = undefined }: Given = {},
) {
  const lines: string[] = [];
  await runGoLive(env, { email, isDryRun, to }, (line) => lines.push(line));
  const said = lines.join('\n');
  return {
    said,
    /** The name of the trial's database. */
    trial: /the trial is in the database (\w+)\./.exec(said)?.[1],
    password: /with the password (\S+)/.exec(said)?.[1],
  };
}

/** Why it does not go live. */
export const goLiveRefusal = (env: Env, given: Given = {}): Promise<string> =>
  goLive(env, given).then(
    () => 'it went live',
    (error: Error) => error.message,
  );

export async function onDatabase<T>(
  { DATABASE_URL }: Env,
  work: (db: Client) => Promise<T>,
): Promise<T> {
  const db = new Client(DATABASE_URL);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** The settings of another database on the same server. */
export const namedDatabase = (env: Env, name = 'none'): Env => ({
  ...env,
  DATABASE_URL: Object.assign(new URL(env.DATABASE_URL ?? ''), { pathname: `/${name}` }).href,
});

export const databaseNameOf = (env: Env) => new URL(env.DATABASE_URL ?? '').pathname.slice(1);

/** The values of a query that selects one column. */
export async function valuesOf<Value>(
  env: Env,
  sql: string,
  values: unknown[] = [],
): Promise<Value[]> {
  const { rows } = await onDatabase(env, (db) =>
    db.query<{ value: Value }>(`SELECT value FROM (${sql}) AS found (value)`, values),
  );
  return rows.map(({ value }) => value);
}

/** The rows of a table, without these columns. */
export const rowsOf = (
  env: Env,
  table: string,
  without: readonly string[] = [],
  which = 'true',
): Promise<string[]> =>
  valuesOf<string>(
    env,
    `SELECT (to_jsonb(t) - $1::text[])::text FROM "${table}" AS t WHERE ${which} ORDER BY 1`,
    [without],
  );

/** All that is in a database, by table. */
export function contentOf(env: Env): Promise<Readonly<Record<string, readonly string[]>>> {
  return onDatabase(env, async (db) => {
    const content: Record<string, readonly string[]> = {};
    for (const table of ALL_ENTITIES.map(tableOf)) {
      const { rows } = await db.query<{ row: string }>(
        `SELECT t::text AS row FROM "${table}" AS t ORDER BY 1`,
      );
      content[table] = rows.map(({ row }) => row);
    }
    return content;
  });
}

/** The databases whose names begin with that of these settings, and those that were half made of them. */
export const databasesOf = (env: Env) =>
  valuesOf<string>(
    env,
    `SELECT datname FROM pg_database
      WHERE datname LIKE $1 || '%'
         OR datname IN (SELECT 'vigor_go_live_' || oid FROM pg_database WHERE datname LIKE $1 || '%')
      ORDER BY 1`,
    [databaseNameOf(env)],
  );

/** Runs `work`, which must leave the databases as they are. */
export async function unchanged<Result>(env: Env, work: () => Promise<Result>): Promise<Result> {
  const before = await contentOf(env);
  const result = await work();
  expect(await contentOf(env)).toEqual(before);
  expect(await databasesOf(env)).toEqual([databaseNameOf(env)]);
  return result;
}
