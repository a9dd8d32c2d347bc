import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What an installation was tried with, and whether real payments are there, so that production can refuse a trial's data. */
export class TrialRecord1700000000239 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE installation
      ADD COLUMN demo_used_at timestamptz,
      ADD COLUMN stand_in_used_at timestamptz,
      ADD COLUMN real_payments_found_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE installation
      DROP COLUMN demo_used_at,
      DROP COLUMN stand_in_used_at,
      DROP COLUMN real_payments_found_at`);
  }
}
