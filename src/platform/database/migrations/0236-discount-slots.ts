import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const counting = (slot: string) => `
  CREATE OR REPLACE FUNCTION add_discount_use(used_code text, added integer) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF used_code IS NULL THEN RETURN; END IF;
      INSERT INTO discount_use_count AS counted (code, slot, uses) VALUES (used_code, ${slot}, added)
      ON CONFLICT (code, slot) DO UPDATE SET uses = counted.uses + excluded.uses;
    END
  $$`;

/**
 * Gives transactions that run at the same time mostly different slots, for their numbers follow each other. By the hash of
 * its number one of eight had the slot of another more often than not, and waited for its commit.
 */
export class DiscountSlots1700000000236 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(counting('(pg_current_xact_id()::text::bigint & 15)::integer'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(counting('hashint8(pg_current_xact_id()::text::bigint) & 15'));
  }
}
