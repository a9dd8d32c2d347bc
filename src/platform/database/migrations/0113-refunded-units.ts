import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Units of a part refund that go back in stock; the index of what comes back once stays as it is. */
export class RefundedUnits1700000000113 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stock_ledger
      DROP CONSTRAINT stock_ledger_reason_check,
      ADD CONSTRAINT stock_ledger_reason_check
        CHECK (reason IN ('edited', 'held', 'released', 'returned', 'written_off', 'refunded'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE stock_ledger SET reason = 'edited' WHERE reason = 'refunded'`);
    await runner.query(`ALTER TABLE stock_ledger
      DROP CONSTRAINT stock_ledger_reason_check,
      ADD CONSTRAINT stock_ledger_reason_check
        CHECK (reason IN ('edited', 'held', 'released', 'returned', 'written_off'))`);
  }
}
