import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds and counts pending orders that wait for a decision about their money. */
export class HeldOrders1700000000295 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'orders_held',
      `ON orders (created_at, id) WHERE status = 'pending'
         AND payment_status IN ('fraud_warning', 'refunded', 'disputed', 'dispute_lost')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_held');
  }
}
