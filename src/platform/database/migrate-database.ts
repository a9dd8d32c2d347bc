import type { Env } from '../../config/env.js';
import { migrate, onOwnSource, undoMigration } from './data-source.js';

/**
 * Brings the schema of the database up to date; other processes wait meanwhile.
 * @throws StartError on data of a newer version of the shop
 */
export const migrateDatabase = (env: Env): Promise<void> => onOwnSource(env, migrate);

/**
 * Undoes the newest migration, for a release that is rolled back. Stop the shop first.
 * @throws StartError where `name` is not the newest one that has run
 */
export const undoNewestMigration = (env: Env, name: string): Promise<void> =>
  onOwnSource(env, (dataSource) => undoMigration(dataSource, name));
