import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Finds the sales that their products have not counted. */
export class SalesToCount1700000000261 implements VersionedMigration {
  readonly oldestBuild = '0.3.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'stock_ledger_uncounted',
      'ON stock_ledger (product_id, id) WHERE uncounted IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX stock_ledger_uncounted');
  }
}
