import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds the units that a checkout holds; a sale read all changes of its products before. */
export class HeldUnits1700000000235 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'stock_ledger_held',
      "ON stock_ledger (checkout_id) WHERE reason = 'held' AND order_id IS NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX stock_ledger_held');
  }
}
