import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Units of a return that go back in stock before they are refunded. */
export class ReturnedUnits1700000000153 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stock_ledger
      DROP CONSTRAINT stock_ledger_reason_check,
      ADD CONSTRAINT stock_ledger_reason_check CHECK (reason IN
        ('edited', 'held', 'released', 'returned', 'written_off', 'refunded', 'put_back'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE stock_ledger SET reason = 'edited' WHERE reason = 'put_back'`);
    await runner.query(`ALTER TABLE stock_ledger
      DROP CONSTRAINT stock_ledger_reason_check,
      ADD CONSTRAINT stock_ledger_reason_check
        CHECK (reason IN ('edited', 'held', 'released', 'returned', 'written_off', 'refunded'))`);
  }
}
