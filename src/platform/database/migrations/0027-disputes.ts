import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes of payments, and what they took from an order. */
export class Disputes1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE dispute (
      id text PRIMARY KEY,
      intent_id text NOT NULL,
      amount_cents integer NOT NULL CONSTRAINT dispute_amount_cents_check CHECK (amount_cents > 0),
      reason text NOT NULL,
      status text NOT NULL CONSTRAINT dispute_status_check
        CHECK (status IN ('needs_answer', 'under_review', 'won', 'lost')),
      answer_by timestamptz,
      opened_at timestamptz NOT NULL
    )`);
    await runner.query(`COMMENT ON COLUMN dispute.id IS 'the provider''s id'`);
    await runner.query('CREATE INDEX dispute_intent ON dispute (intent_id)');
    await runner.query(`CREATE INDEX dispute_open ON dispute (answer_by)
      WHERE status IN ('needs_answer', 'under_review')`);
    await runner.query(`ALTER TABLE orders
      ADD lost_cents integer NOT NULL DEFAULT 0
        CONSTRAINT orders_lost_cents_check CHECK (lost_cents >= 0 AND lost_cents <= total_cents),
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN
        ('paid', 'refunding', 'refunded', 'refund_failed', 'disputed', 'dispute_lost'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET payment_status = 'paid'
      WHERE payment_status IN ('disputed', 'dispute_lost')`);
    await runner.query(`ALTER TABLE orders
      DROP lost_cents,
      DROP CONSTRAINT orders_payment_status_check,
      ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN
        ('paid', 'refunding', 'refunded', 'refund_failed'))`);
    await runner.query('DROP TABLE dispute');
  }
}
