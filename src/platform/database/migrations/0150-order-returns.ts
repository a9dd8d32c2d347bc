import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What shoppers send back. */
export class OrderReturns1700000000150 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_return (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        number integer NOT NULL CONSTRAINT order_return_number_check CHECK (number > 0),
        request_key text NOT NULL,
        state text NOT NULL CONSTRAINT order_return_state_check CHECK (state IN
          ('requested', 'approved', 'declined', 'withdrawn', 'received', 'refunded')),
        reason text NOT NULL,
        note text NOT NULL,
        answer text NOT NULL,
        requested_at timestamptz NOT NULL,
        refund_id uuid
      );
      CREATE UNIQUE INDEX order_return_order ON order_return (order_id, number);
      CREATE UNIQUE INDEX order_return_request ON order_return (order_id, request_key);
      CREATE UNIQUE INDEX order_return_refund ON order_return (refund_id);
      CREATE INDEX order_return_requested ON order_return (requested_at, id);
      CREATE INDEX order_return_state_requested ON order_return (state, requested_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_return');
  }
}
