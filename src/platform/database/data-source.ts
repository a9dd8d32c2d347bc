import { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
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

/** Brings the schema up to date, one process at a time. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
