import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds who held a product and did not pay. */
export class UnpaidHolds1700000000251 implements VersionedMigration {
  readonly oldestBuild = '0.3.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'hold_period_product',
      'ON hold_period (product_id, held_until)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX hold_period_product');
  }
}
