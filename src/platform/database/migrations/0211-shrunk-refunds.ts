import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The refund of a canceled order of which refunds by hand have left nothing. */
export class ShrunkRefunds1700000000211 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refund
      DROP CONSTRAINT refund_amount_cents_check,
      ADD CONSTRAINT refund_amount_cents_check CHECK (amount_cents >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM refund WHERE amount_cents = 0');
    await runner.query(`ALTER TABLE refund
      DROP CONSTRAINT refund_amount_cents_check,
      ADD CONSTRAINT refund_amount_cents_check CHECK (amount_cents > 0)`);
  }
}
