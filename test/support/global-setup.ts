import './resolve-typescript.cjs';
import 'reflect-metadata';
import { loadEnv } from '../../src/config/env.js';
import { createDataSource, migrate } from '../../src/platform/database/data-source.js';
import { createDatabase, startTestPostgres } from './postgres.js';
import { TEMPLATE } from './worker-database.js';

/** One Postgres for the whole run, with a migrated template to copy databases from. */
export default async function globalSetup(): Promise<void> {
  await startTestPostgres();
  const url = await createDatabase(TEMPLATE);
  const dataSource = await createDataSource(loadEnv({ DATABASE_URL: url })).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}
