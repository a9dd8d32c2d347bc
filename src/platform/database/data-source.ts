import {
  DataSource,
  type DataSourceOptions,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { underAdvisoryLock } from './advisory-lock.js';
import { ClosingClient } from './closing-client.js';
import { migrations } from './migrations/index.js';
import { PreparingClient } from './preparing-client.js';
import { SnakeCaseNamingStrategy } from './snake-case-naming-strategy.js';

type Migrations = readonly (new () => MigrationInterface)[];

/** A shop that cannot reach its database says so soon, instead of hanging. */
const CONNECTIONS = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true };
/** Postgres gives up first, where it can, for it knows why. */
const LATER_MS = 2_000;

/** Past a pooler, where one stands between: for what a connection of its own must hold, like LISTEN. */
export function directAddress(env: Env): string | undefined {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/**
 * A connection pool for work that may take its time, like migrations and backups, past a pooler: those
 * hold locks of their session. The schema changes by migrations only.
 */
export function createDataSource(env: Env, history: Migrations = migrations): DataSource {
  return new DataSource({
    type: 'postgres',
    url: directAddress(env),
    migrations: [...history],
    migrationsTransactionMode: 'each',
    synchronize: false,
    namingStrategy: new SnakeCaseNamingStrategy(),
    // The migrations install what they need; `pgcrypto` stands for Postgres' own gen_random_uuid().
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    logging: false,
    poolSize: env.DATABASE_POOL,
    extra: CONNECTIONS,
    poolErrorHandler: () => undefined,
  });
}

/** The pool that requests and jobs wait for: no query of theirs takes for ever. */
export function createServingSource(env: Env): DataSource {
  const ms = env.DATABASE_TIMEOUT_MS;
  const extra = {
    ...CONNECTIONS,
    Client: env.DATABASE_PREPARED ? PreparingClient : ClosingClient,
    // A pooler, which stands between where there is a direct way, takes no such wish.
    ...(!env.DATABASE_DIRECT_URL && { statement_timeout: ms }),
    query_timeout: ms + LATER_MS,
  };
  const options = { ...createDataSource(env).options, url: env.DATABASE_URL, extra };
  return new DataSource(options as DataSourceOptions);
}

/** Does work that may take its time, on a pool of its own. */
export async function onOwnSource<Result>(
  env: Env,
  work: (dataSource: DataSource) => Promise<Result>,
  history: Migrations = migrations,
): Promise<Result> {
  const dataSource = await createDataSource(env, history).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Brings the schema up to date, one process at a time.
 * @throws StartError on data of a newer version of the shop.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  await underAdvisoryLock(dataSource, 'migration', async (runner) => {
    await refuseNewer(runner);
    await dataSource.runMigrations();
  });
}

/**
 * Undoes the newest migration, so that the release before it can start again.
 * @throws StartError where the newest one that has run is not the one named.
 */
export async function undoMigration(dataSource: DataSource, name: string): Promise<void> {
  await underAdvisoryLock(dataSource, 'migration', async (runner) => {
    await refuseNewer(runner);
    const [newest]: { name: string }[] = await runner.query(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    if (newest?.name !== name) {
      throw new StartError(
        `The newest migration is ${newest?.name}, not ${name}: nothing is undone.`,
      );
    }
    await dataSource.undoLastMigration({ transaction: 'each' });
  });
}

/** A migration that has run and that we do not know is from a version after ours. */
async function refuseNewer(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const known = new Set(migrations.map((migration) => migration.name));
  const ran: { name: string }[] = await runner.query('SELECT name FROM migrations ORDER BY id');
  const unknown = ran.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StartError(
    `The data is of a newer version of the shop (it has ${unknown.name}): start that version, or set DATA_DIR to another folder.`,
  );
}
