import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import {
  type AppliedMigration,
  appliedMigrations,
  oldestBuildOf,
  refuseIfTooOld,
} from './applied-migrations.js';
import { changeSchema } from './change-schema.js';
import { onOwnSource } from './data-source.js';
import { databaseProblem } from './database-problem.js';
import { isVersioned, RecordingMigrationExecutor } from './recording-migration-executor.js';

/** - `newer`: it has run, and this build does not have it. */
export interface ListedMigration extends AppliedMigration {
  readonly state: 'applied' | 'newer' | 'pending';
}

export interface SchemaStatus {
  /** Those of the database and of this build, in order. */
  readonly migrations: readonly ListedMigration[];
  /** The oldest build that may run on the database; undefined where none is stated. */
  readonly oldestBuild: string | undefined;
}

/**
 * Runs the pending migrations; other processes wait meanwhile.
 * @throws StartError on data that needs a newer version of the shop, or where the database refuses it
 */
export async function migrateDatabase(env: Env): Promise<void> {
  try {
    await onOwnSource(env, migrate);
  } catch (error) {
    const setting = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const problem = databaseProblem(error, setting);
    throw problem ? new StartError(problem, { cause: error }) : error;
  }
}

/**
 * Undoes the newest migration and returns its name. Stop the processes that need it first.
 * @throws StartError where there is none, or where this build does not have it
 */
export const undoNewestMigration = (env: Env): Promise<string> => onOwnSource(env, undoNewest);

/**
 * Undoes all migrations that are newer than the named one, and returns their names, the newest first. Stop the
 * processes that need them first.
 * @throws StartError where the named one has not run, or this build does not have one of them
 */
export const undoMigrationsAfter = (env: Env, name: string): Promise<readonly string[]> =>
  onOwnSource(env, (dataSource) => undoAfter(dataSource, name));

/** Compares the database with this build; changes nothing. */
export const schemaStatus = (env: Env): Promise<SchemaStatus> => onOwnSource(env, readStatus);

/** As `migrateDatabase`, on a data source with the migrations to run. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await changeSchema(dataSource, async (runner) => {
    refuseIfTooOld(await appliedMigrations(runner), namesIn(dataSource));
    await new RecordingMigrationExecutor(dataSource, runner).executePendingMigrations();
  });
}

/** As `undoNewestMigration`, on a data source with the migrations that may be undone. */
export async function undoNewest(dataSource: DataSource): Promise<string> {
  return changeSchema(dataSource, async (runner) => {
    const newest = (await appliedMigrations(runner)).at(-1);
    if (!newest) throw new StartError('No migration has run: there is nothing to undo.');
    if (!namesIn(dataSource).has(newest.name)) {
      throw new StartError(`${newest.name} is of a newer version of the shop: undo it with that.`);
    }
    await new RecordingMigrationExecutor(dataSource, runner).undoLastMigration();
    return newest.name;
  });
}

/** As `undoMigrationsAfter`, on a data source with the migrations that may be undone. */
export async function undoAfter(dataSource: DataSource, name: string): Promise<readonly string[]> {
  const undone: string[] = [];
  for (;;) {
    const { migrations } = await readStatus(dataSource);
    const ran = migrations.filter(({ state }) => state !== 'pending').map((each) => each.name);
    if (!ran.includes(name)) throw new StartError(`${name} has not run on this database.`);
    if (ran.at(-1) === name) return undone;
    undone.push(await undoNewest(dataSource));
  }
}

async function readStatus(dataSource: DataSource): Promise<SchemaStatus> {
  const runner = dataSource.createQueryRunner();
  try {
    const applied = await appliedMigrations(runner);
    const known = namesIn(dataSource);
    const ran = new Set(applied.map(({ name }) => name));
    const pending = dataSource.migrations
      .map((migration) => ({
        name: migration.constructor.name,
        oldestBuild: isVersioned(migration) ? migration.oldestBuild : null,
        state: 'pending' as const,
      }))
      .filter(({ name }) => !ran.has(name));
    const all = applied.map((migration): ListedMigration => {
      return { ...migration, state: known.has(migration.name) ? 'applied' : 'newer' };
    });
    return { migrations: [...all, ...pending], oldestBuild: oldestBuildOf(applied) };
  } finally {
    await runner.release();
  }
}

const namesIn = ({ migrations }: DataSource): ReadonlySet<string> =>
  new Set(migrations.map((migration) => migration.constructor.name));
