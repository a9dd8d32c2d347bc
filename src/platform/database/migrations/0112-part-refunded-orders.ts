import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What confirmed part refunds took of an order. */
export class PartRefundedOrders1700000000112 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders
      ADD part_refunded_cents integer NOT NULL DEFAULT 0
        CONSTRAINT orders_part_refunded_cents_check
          CHECK (part_refunded_cents >= 0 AND part_refunded_cents <= total_cents),
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('paid', 'fraud_warning',
        'refunding', 'partially_refunded', 'refunded', 'refund_failed', 'disputed', 'dispute_lost'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET payment_status = 'paid'
      WHERE payment_status = 'partially_refunded'`);
    await runner.query(`ALTER TABLE orders
      DROP part_refunded_cents,
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('paid',
        'fraud_warning', 'refunding', 'refunded', 'refund_failed', 'disputed', 'dispute_lost'))`);
  }
}
