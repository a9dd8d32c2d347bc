import { DataSource, type QueryRunner } from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { underAdvisoryLock } from './advisory-lock.js';
import { migrations } from './migrations/index.js';

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
