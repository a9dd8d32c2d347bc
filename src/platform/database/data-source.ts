import { DataSource, type QueryRunner } from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { migrations } from './migrations/index.js';

/** Any number that no other program locks on: one process migrates at a time. */
const MIGRATION_LOCK = 7_265_011;

/** The connection pool of one process. The schema changes by migrations only. */
export function createDataSource(env: Env): DataSource {
  return new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolSize: env.DATABASE_POOL,
    // A shop that cannot reach its database says so soon, instead of hanging.
    extra: { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true },
    poolErrorHandler: () => undefined,
  });
}

/**
 * Brings the schema up to date, one process at a time.
 * @throws StartError on data of a newer version of the shop.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(runner);
    await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
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
