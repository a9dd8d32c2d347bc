import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Whether a backup was verified by a restore, as all were before those in a bucket. */
export class RestoredBackups1700000000300 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE backup_run ADD COLUMN is_restored boolean NOT NULL DEFAULT true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backup_run DROP COLUMN is_restored');
  }
}
