import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The parcels of orders; orders that were shipped before have none. */
export class Parcels1700000000100 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE parcel (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        number integer NOT NULL CONSTRAINT parcel_number_check CHECK (number > 0),
        carrier text CONSTRAINT parcel_carrier_check
          CHECK (carrier IN ('ups', 'usps', 'fedex', 'dhl', 'other')),
        carrier_name text,
        tracking_number text,
        tracking_url text,
        shipped_at timestamptz NOT NULL,
        delivered_at timestamptz
      );
      CREATE UNIQUE INDEX parcel_order ON parcel (order_id, number);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE parcel');
  }
}
