import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * What the canceled rest of an order does not give back, because the money is gone. It may give back
 * nothing, which no other part does.
 */
export class WithheldCents1700000000210 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE partial_refund
      ADD COLUMN withheld_cents integer,
      ADD COLUMN withheld_reason text CONSTRAINT partial_refund_withheld_reason_check
        CHECK (withheld_reason IN ('dispute_lost', 'refunded')),
      ADD CONSTRAINT partial_refund_withheld_check
        CHECK (coalesce(withheld_cents, 0) >= 0
               AND (coalesce(withheld_cents, 0) > 0) = (withheld_reason IS NOT NULL)),
      DROP CONSTRAINT partial_refund_amount_cents_check,
      ADD CONSTRAINT partial_refund_amount_cents_check
        CHECK (amount_cents > 0 OR amount_cents = 0 AND withheld_cents IS NOT NULL),
      DROP CONSTRAINT partial_refund_delivery_cents_check,
      ADD CONSTRAINT partial_refund_delivery_cents_check
        CHECK (delivery_cents >= 0 AND delivery_cents <= amount_cents + coalesce(withheld_cents, 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM partial_refund_line WHERE refund_id IN
      (SELECT id FROM partial_refund WHERE amount_cents = 0)`);
    await runner.query('DELETE FROM partial_refund WHERE amount_cents = 0');
    await runner.query(`UPDATE partial_refund SET delivery_cents = amount_cents
      WHERE delivery_cents > amount_cents`);
    await runner.query(`ALTER TABLE partial_refund
      DROP CONSTRAINT partial_refund_delivery_cents_check,
      DROP CONSTRAINT partial_refund_amount_cents_check,
      DROP COLUMN withheld_reason,
      DROP COLUMN withheld_cents,
      ADD CONSTRAINT partial_refund_amount_cents_check CHECK (amount_cents > 0),
      ADD CONSTRAINT partial_refund_delivery_cents_check
        CHECK (delivery_cents >= 0 AND delivery_cents <= amount_cents)`);
  }
}
