import {
  DataSource,
  type DataSourceOptions,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { underAdvisoryLock } from './advisory-lock.js';
import { migrations } from './migrations/index.js';

type Migrations = readonly (new () => MigrationInterface)[];

/** A shop that cannot reach its database says so soon, instead of hanging. */
const CONNECTIONS = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true };
/** Postgres gives up first, where it can, for it knows why. */
const LATER_MS = 2_000;

/**
 * A connection pool for work that may take its time, like migrations and backups. The schema
 * changes by migrations only.
 */
export function createDataSource(env: Env, history: Migrations = migrations): DataSource {
  return new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    migrations: [...history],
    migrationsTransactionMode: 'each',
    synchronize: false,
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
    // A pooler, which stands between where there is a direct way, takes no such wish.
    ...(!env.DATABASE_DIRECT_URL && { statement_timeout: ms }),
    query_timeout: ms + LATER_MS,
  };
  return new DataSource({ ...createDataSource(env).options, extra } as DataSourceOptions);
}

/** As `migrate`, on a pool of its own: a migration may take its time. @throws StartError */
export async function migrateFirst(env: Env): Promise<void> {
  const dataSource = await createDataSource(env).initialize();
  try {
    await migrate(dataSource);
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
