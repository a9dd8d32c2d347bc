import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds the oldest holds of a product. */
export class HoldsOfProduct1700000000252 implements VersionedMigration {
  readonly oldestBuild = '0.3.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'stock_hold_product',
      'ON stock_hold (product_id, taken_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX stock_hold_product');
  }
}
