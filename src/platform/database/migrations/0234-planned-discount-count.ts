import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const INSERT = `
  INSERT INTO discount_use_count AS counted (code, slot, uses)
  SELECT used_code, hashint8(pg_current_xact_id()::text::bigint) & 15, added
   WHERE used_code IS NOT NULL
  ON CONFLICT (code, slot) DO UPDATE SET uses = counted.uses + excluded.uses`;

/**
 * Counts uses of discount codes by a plan that each connection keeps: Postgres before 18 plans the statement of a
 * function in SQL at each call, which took longer than the rest of it.
 */
export class PlannedDiscountCount1700000000234 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION add_discount_use(used_code text, added integer) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          IF used_code IS NULL THEN RETURN; END IF;
          ${INSERT};
        END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION add_discount_use(used_code text, added integer) RETURNS void LANGUAGE sql
        AS $$ ${INSERT} $$`);
  }
}
