import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** In which time zone the days of the daily sales are, so that a change of the shop's is noticed and recounted. */
export class SalesZone1700000000290 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sales_zone (
        id integer PRIMARY KEY CONSTRAINT sales_zone_id_check CHECK (id = 1),
        time_zone text NOT NULL,
        is_counted boolean NOT NULL
      );
      COMMENT ON TABLE sales_zone IS 'whose days sales_day has, and whether all are recounted; without a row UTC';
      COMMENT ON TABLE sales_day IS 'orders by the day of their placing, in the zone of sales_zone, and their status now';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sales_zone;
      COMMENT ON TABLE sales_day IS 'orders by the UTC day of their placing and their status now';
    `);
  }
}
