import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** All that the sums of some days are made of, so that the table itself is not read. */
export class LedgerSums1700000000204 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'ledger_entry_sums',
      'ON ledger_entry (day, kind, component, country, state, tax_rate, amount_cents)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_entry_sums');
  }
}
