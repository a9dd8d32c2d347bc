import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Delivery zones with their methods: the country of the shop, with one free method. */
export class Delivery1700000000120 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_zone (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        regions jsonb NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE delivery_method (
        id uuid PRIMARY KEY,
        zone_id uuid NOT NULL REFERENCES delivery_zone ON DELETE CASCADE,
        name text NOT NULL,
        price_kind text NOT NULL,
        price_cents integer,
        free_from_cents integer,
        weight_steps jsonb,
        days_from integer,
        days_to integer,
        is_active boolean NOT NULL,
        position integer NOT NULL,
        version integer NOT NULL,
        CONSTRAINT delivery_method_price_check CHECK (CASE price_kind
          WHEN 'flat' THEN
            price_cents >= 0 AND free_from_cents IS NULL AND weight_steps IS NULL
          WHEN 'free_from' THEN
            price_cents >= 0 AND free_from_cents > 0 AND weight_steps IS NULL
          WHEN 'by_weight' THEN
            price_cents IS NULL AND free_from_cents IS NULL AND weight_steps IS NOT NULL
          ELSE false END),
        CONSTRAINT delivery_method_days_check CHECK (days_from >= 0 AND days_to >= days_from)
      );
      CREATE INDEX delivery_method_zone ON delivery_method (zone_id, position);
      WITH home AS (
        INSERT INTO delivery_zone (id, name, regions, version)
        VALUES (gen_random_uuid(), 'Home', '[{"country": null, "states": []}]', 1)
        RETURNING id
      )
      INSERT INTO delivery_method
        (id, zone_id, name, price_kind, price_cents, is_active, position, version)
      SELECT gen_random_uuid(), id, 'Standard delivery', 'flat', 0, true, 0, 1 FROM home;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery_method, delivery_zone');
  }
}
