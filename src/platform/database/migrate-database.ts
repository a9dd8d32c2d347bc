import type { Env } from '../../config/env.js';
import { migrate, onOwnSource } from './data-source.js';

/**
 * Brings the schema of the database up to date; other processes wait meanwhile.
 * @throws StartError on data of a newer version of the shop
 */
export const migrateDatabase = (env: Env): Promise<void> => onOwnSource(env, migrate);
