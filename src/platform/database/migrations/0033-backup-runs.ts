import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The runs of scheduled backups and how they ended. */
export class BackupRuns1700000000033 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_run (
        id uuid PRIMARY KEY,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        file text,
        bytes bigint,
        problem text
      );
      CREATE INDEX backup_run_started ON backup_run (started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_run');
  }
}
