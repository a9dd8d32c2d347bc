import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Where the orders of entries go, for turnover by destination. Entries of before have none. */
export class LedgerDestination1700000000200 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entry ADD COLUMN country text, ADD COLUMN state text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entry DROP COLUMN country, DROP COLUMN state');
  }
}
