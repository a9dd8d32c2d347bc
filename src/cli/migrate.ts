import 'reflect-metadata';
import { migrateDatabase } from '../platform/database/migrate-database.js';
import { onDatabase, runCommand } from './run-command.js';

/** Brings the database up to date before a new release starts; every start does so, too. */
await runCommand((env) =>
  onDatabase(env, async (reached) => {
    await migrateDatabase(reached);
    console.log('The database is up to date.');
  }),
);
