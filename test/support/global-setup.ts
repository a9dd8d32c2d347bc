import './resolve-typescript.cjs';
import 'reflect-metadata';
import { loadEnv } from '../../src/config/env.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate-database.js';
import { createDatabase, startTestPostgres } from './postgres.js';
import { TEMPLATE } from './worker-database.js';

/** One Postgres for the whole run, with a migrated template database. */
export default async function globalSetup(): Promise<void> {
  await startTestPostgres();
  const url = await createDatabase(TEMPLATE);
  const dataSource = await createDataSource(loadEnv({ DATABASE_URL: url })).initialize();
  await migrate(dataSource);
  // Its first run would settle what a test is about to settle itself.
  await dataSource.query(
    `INSERT INTO lease (name, holder, held_until, due_at)
     VALUES ('checkout.reconcile-days', gen_random_uuid(), now(), now() + interval '1 day')`,
  );
  await dataSource.destroy();
}
