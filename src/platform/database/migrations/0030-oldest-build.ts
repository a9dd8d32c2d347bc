import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Stores with each migration the oldest build that may run on its result. */
export class OldestBuild1700000000030 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE migrations ADD oldest_build text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE migrations DROP oldest_build');
  }
}
