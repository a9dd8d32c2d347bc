import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Early fraud warnings of payments. */
export class FraudWarnings1700000000032 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE fraud_warning (
      id text PRIMARY KEY,
      intent_id text NOT NULL,
      amount_cents integer NOT NULL
        CONSTRAINT fraud_warning_amount_cents_check CHECK (amount_cents > 0),
      fraud_type text NOT NULL,
      is_actionable boolean NOT NULL,
      issued_at timestamptz NOT NULL,
      dismissed_at timestamptz
    )`);
    await runner.query(`COMMENT ON COLUMN fraud_warning.id IS 'the provider''s id'`);
    await runner.query('CREATE INDEX fraud_warning_intent ON fraud_warning (intent_id)');
    await runner.query(`CREATE INDEX fraud_warning_pending ON fraud_warning (issued_at)
      WHERE is_actionable AND dismissed_at IS NULL`);
    await runner.query(`ALTER TABLE orders
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('paid',
        'fraud_warning', 'refunding', 'refunded', 'refund_failed', 'disputed', 'dispute_lost'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET payment_status = 'paid'
      WHERE payment_status = 'fraud_warning'`);
    await runner.query(`ALTER TABLE orders
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN
        ('paid', 'refunding', 'refunded', 'refund_failed', 'disputed', 'dispute_lost'))`);
    await runner.query('DROP TABLE fraud_warning');
  }
}
