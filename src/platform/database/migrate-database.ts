import type { Env } from '../../config/env.js';
import { migrate, onOwnSource, undoMigration } from './data-source.js';

/**
 * Runs the pending migrations; other processes wait meanwhile.
 * @throws StartError on data of a newer version of the shop
 */
export const migrateDatabase = (env: Env): Promise<void> => onOwnSource(env, migrate);

/**
 * Reverts the newest migration, to roll back a release. Stop the shop first.
 * @throws StartError where `name` is not the newest migration that has run
 */
export const undoNewestMigration = (env: Env, name: string): Promise<void> =>
  onOwnSource(env, (dataSource) => undoMigration(dataSource, name));
