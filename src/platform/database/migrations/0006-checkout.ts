import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is being paid, and what the walks over the provider's payments remember. */
export class Checkout1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE checkout (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person (id),
        status text NOT NULL CHECK (status IN ('open', 'completed', 'released', 'refunded')),
        version integer NOT NULL,
        lines jsonb NOT NULL,
        total_cents integer NOT NULL CHECK (total_cents > 0),
        customer_details jsonb,
        intent_id text,
        held_until timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        closed_at timestamptz
      );
      CREATE UNIQUE INDEX checkout_open ON checkout (person_id) WHERE status = 'open';
      CREATE UNIQUE INDEX checkout_intent ON checkout (intent_id);
      CREATE INDEX checkout_holding ON checkout (id, held_until) WHERE status = 'open';
      CREATE TABLE odd_payment (
        intent_id text PRIMARY KEY,
        amount_cents bigint NOT NULL,
        reason text NOT NULL,
        seen_at timestamptz NOT NULL
      );
      CREATE TABLE payment_walk (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        walked_to timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_walk, odd_payment, checkout');
  }
}
