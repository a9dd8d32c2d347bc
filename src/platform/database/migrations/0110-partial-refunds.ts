import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * Refunds of parts of a payment, and how much of each payment is refunded. The table `refund` stays
 * that of the refund of all that remains, so that the release before can cancel an order.
 */
export class PartialRefunds1700000000110 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment (
        intent_id text PRIMARY KEY,
        captured_cents integer NOT NULL
          CONSTRAINT payment_captured_cents_check CHECK (captured_cents > 0),
        refunded_cents integer NOT NULL DEFAULT 0,
        CONSTRAINT payment_refunded_cents_check
          CHECK (refunded_cents >= 0 AND refunded_cents <= captured_cents)
      );
      COMMENT ON TABLE payment IS 'of payments with a refund; written by triggers of the refunds';
      CREATE TABLE partial_refund (
        id uuid PRIMARY KEY,
        intent_id text NOT NULL REFERENCES payment,
        order_id uuid NOT NULL,
        request_key text CONSTRAINT partial_refund_request_key_key UNIQUE,
        provider_id text CONSTRAINT partial_refund_provider_id_key UNIQUE,
        amount_cents integer NOT NULL
          CONSTRAINT partial_refund_amount_cents_check CHECK (amount_cents > 0),
        delivery_cents integer NOT NULL,
        is_restocked boolean NOT NULL,
        reason text NOT NULL,
        requested_by uuid,
        status text NOT NULL CONSTRAINT partial_refund_status_check
          CHECK (status IN ('requested', 'sent', 'refunded', 'failed', 'unmatched')),
        key_number integer NOT NULL DEFAULT 1,
        key_used_at timestamptz,
        error text,
        created_at timestamptz NOT NULL,
        CONSTRAINT partial_refund_delivery_cents_check
          CHECK (delivery_cents >= 0 AND delivery_cents <= amount_cents)
      );
      CREATE INDEX partial_refund_intent ON partial_refund (intent_id);
      CREATE INDEX partial_refund_order ON partial_refund (order_id);
      CREATE INDEX partial_refund_open ON partial_refund (created_at)
        WHERE status IN ('sent', 'unmatched');
      CREATE TABLE partial_refund_line (
        refund_id uuid NOT NULL REFERENCES partial_refund,
        line_id uuid NOT NULL,
        quantity integer NOT NULL
          CONSTRAINT partial_refund_line_quantity_check CHECK (quantity > 0),
        amount_cents integer NOT NULL
          CONSTRAINT partial_refund_line_amount_cents_check CHECK (amount_cents >= 0),
        PRIMARY KEY (refund_id, line_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE partial_refund_line, partial_refund, payment');
  }
}
