import type { QueryRunner } from 'typeorm';
import { isOlder, RELEASE } from '../release.js';
import { StartError } from '../start-error.js';

export interface AppliedMigration {
  readonly name: string;
  /** Null for the migrations before builds stated it. */
  readonly oldestBuild: string | null;
}

/** The migrations that have run, in order; none where there is no schema yet. */
export async function appliedMigrations(runner: QueryRunner): Promise<AppliedMigration[]> {
  if (!(await runner.hasTable('migrations'))) return [];
  // By way of JSON, because a database of before 0.2.0 does not have the column.
  const rows: AppliedMigration[] = await runner.query(
    `SELECT name, to_jsonb(migrations)->>'oldest_build' AS "oldestBuild" FROM migrations ORDER BY id`,
  );
  return rows;
}

/** The oldest build that may run on the database; undefined where no migration states one. */
export function oldestBuildOf(applied: readonly AppliedMigration[]): string | undefined {
  return applied
    .flatMap(({ oldestBuild }) => oldestBuild ?? [])
    .reduce<string | undefined>(
      (oldest, next) => (oldest === undefined || isOlder(oldest, next) ? next : oldest),
      undefined,
    );
}

/**
 * Refuses a database that this build may not run on. One with migrations of a newer build is fine
 * where these say so.
 * @throws StartError with what to do
 */
export function refuseIfTooOld(
  applied: readonly AppliedMigration[],
  known: ReadonlySet<string>,
): void {
  const unstated = applied.find(({ name, oldestBuild }) => !known.has(name) && !oldestBuild);
  if (unstated) {
    throw new StartError(
      `The data is of a newer version of the shop (it has ${unstated.name}): start that version, or set DATA_DIR to another folder.`,
    );
  }
  const oldest = oldestBuildOf(applied);
  if (oldest === undefined || !isOlder(RELEASE, oldest)) return;
  throw new StartError(
    `The data needs version ${oldest} of the shop or a newer one, and this is ${RELEASE}: start that version, or undo its migrations with it first (npm run migrate -- --down).`,
  );
}
