import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Which alarms are in force, and what owners were told of them by email. One row for each, ten at most. */
export class Alarms1700000000305 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alarm (
        name text PRIMARY KEY,
        detail text NOT NULL,
        since timestamptz,
        seen_at timestamptz,
        gone_since timestamptz,
        began_at timestamptz,
        emailed_at timestamptz,
        counted_from timestamptz,
        emails integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE alarm');
  }
}
