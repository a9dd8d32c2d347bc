import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What each return is about. */
export class OrderReturnLines1700000000151 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_return_line (
        return_id uuid NOT NULL REFERENCES order_return,
        order_line_id uuid NOT NULL REFERENCES order_line,
        quantity integer NOT NULL
          CONSTRAINT order_return_line_quantity_check CHECK (quantity > 0),
        received integer,
        is_restocked boolean NOT NULL DEFAULT false,
        PRIMARY KEY (return_id, order_line_id),
        CONSTRAINT order_return_line_received_check CHECK
          (received >= 0 AND received <= quantity AND (received > 0 OR NOT is_restocked))
      );
      CREATE INDEX order_return_line_order_line ON order_return_line (order_line_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_return_line');
  }
}
