import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** How often a scheduled job failed in a row, and why, so that one that keeps failing raises an alarm. */
export class LeaseFailures1700000000280 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lease ADD COLUMN failures integer NOT NULL DEFAULT 0, ADD COLUMN last_error text;
      COMMENT ON COLUMN lease.failures IS 'runs that failed, since the last one that did not';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lease DROP COLUMN failures, DROP COLUMN last_error');
  }
}
