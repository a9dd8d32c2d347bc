import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds hold periods that have ended long ago, which are deleted in batches. */
export class HoldPeriodEnd1700000000281 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'hold_period_end', 'ON hold_period (held_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX hold_period_end');
  }
}
