import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The orders of each discount code that were not canceled. */
export class OrderedDiscounts1700000000132 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'orders_discount',
      `ON orders (discount_code, user_id)
       WHERE discount_code IS NOT NULL AND status <> 'canceled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_discount');
  }
}
