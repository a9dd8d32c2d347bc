import {
  type Migration,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import type { VersionedMigration } from './versioned-migration.js';

/** Stores each migration's oldest build with the migration, in one transaction. */
export class RecordingMigrationExecutor extends MigrationExecutor {
  override transaction: MigrationExecutor['transaction'] = 'each';

  /** What runs outside a transaction is undone outside one. */
  override async undoLastMigration(): Promise<void> {
    const [newest] = await this.getExecutedMigrations();
    const known = this.getMigrations().find(({ name }) => name === newest?.name);
    this.transaction = known?.instance?.transaction === false ? 'none' : 'each';
    await super.undoLastMigration();
  }

  protected override async insertExecutedMigration(
    runner: QueryRunner,
    migration: Migration,
  ): Promise<void> {
    if (!isVersioned(migration.instance)) return super.insertExecutedMigration(runner, migration);
    // One statement, because the migration may run outside a transaction.
    await runner.query(
      'INSERT INTO migrations (timestamp, name, oldest_build) VALUES ($1, $2, $3)',
      [migration.timestamp, migration.name, migration.instance.oldestBuild],
    );
  }
}

export const isVersioned = (
  migration: MigrationInterface | undefined,
): migration is VersionedMigration => migration !== undefined && 'oldestBuild' in migration;
