import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider's events, each kept once, and refunds, at most one a payment. */
export class Payment1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_event (
        id text PRIMARY KEY,
        type text NOT NULL,
        intent_id text,
        received_at timestamptz NOT NULL
      );
      CREATE TABLE refund (
        id uuid PRIMARY KEY,
        intent_id text NOT NULL UNIQUE,
        order_id uuid UNIQUE,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        reason text NOT NULL,
        status text NOT NULL CHECK (status IN ('requested', 'sent', 'refunded', 'failed')),
        key_number integer NOT NULL DEFAULT 1,
        key_used_at timestamptz,
        error text,
        created_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_event, refund');
  }
}
