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

/** An unreachable database is reported within 5 s. */
const CONNECTIONS = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true };
/** The driver's timeout is longer than the server's, because the server's error names the cause. */
const LATER_MS = 2_000;

/** The address that bypasses a pooler, for features that need a session of their own, such as LISTEN. */
export function directAddress(env: Env): string | undefined {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/**
 * A connection pool without statement timeout for long work, such as migrations and backups. It
 * bypasses a pooler, because such work holds session locks. The schema changes by migrations only.
 */
export function createDataSource(env: Env, history: Migrations = migrations): DataSource {
  return new DataSource({
    type: 'postgres',
    url: directAddress(env),
    migrations: [...history],
    migrationsTransactionMode: 'each',
    synchronize: false,
    namingStrategy: new SnakeCaseNamingStrategy(),
    // Migrations install the extensions they need; `pgcrypto` means Postgres' built-in
    // gen_random_uuid().
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    logging: false,
    poolSize: env.DATABASE_POOL,
    extra: CONNECTIONS,
    poolErrorHandler: () => undefined,
  });
}

/** The pool of requests and jobs; each of its queries has a timeout. */
export function createServingSource(env: Env): DataSource {
  const ms = env.DATABASE_TIMEOUT_MS;
  const extra = {
    ...CONNECTIONS,
    Client: env.DATABASE_PREPARED ? PreparingClient : ClosingClient,
    // A pooler, present where there is a direct address, rejects this startup parameter.
    ...(!env.DATABASE_DIRECT_URL && { statement_timeout: ms }),
    query_timeout: ms + LATER_MS,
  };
  const options = { ...createDataSource(env).options, url: env.DATABASE_URL, extra };
  return new DataSource(options as DataSourceOptions);
}

/** Runs long work on a pool of its own. */
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
 * Runs the pending migrations, one process at a time.
 * @throws StartError on data of a newer version of the shop.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  await underAdvisoryLock(dataSource, 'migration', async (runner) => {
    await refuseNewer(runner);
    await dataSource.runMigrations();
  });
}

/**
 * Reverts the newest migration, so that the previous release can start again.
 * @throws StartError where `name` is not the newest migration that has run.
 */
export async function undoMigration(dataSource: DataSource, name: string): Promise<void> {
  await underAdvisoryLock(dataSource, 'migration', async (runner) => {
    await refuseNewer(runner);
    const [newest]: { name: string }[] = await runner.query(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    if (newest?.name !== name) {
      throw new StartError(
        `The newest migration is ${newest?.name}, not ${name}: nothing was undone.`,
      );
    }
    await dataSource.undoLastMigration({ transaction: 'each' });
  });
}

/** An unknown migration in the database is of a newer version. */
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
