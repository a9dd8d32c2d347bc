import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What is in each parcel. */
export class ParcelLines1700000000101 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE parcel_line (
        parcel_id uuid NOT NULL REFERENCES parcel ON DELETE CASCADE,
        order_line_id uuid NOT NULL REFERENCES order_line,
        quantity integer NOT NULL CONSTRAINT parcel_line_quantity_check CHECK (quantity > 0),
        PRIMARY KEY (parcel_id, order_line_id)
      );
      CREATE INDEX parcel_line_order_line ON parcel_line (order_line_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE parcel_line');
  }
}
