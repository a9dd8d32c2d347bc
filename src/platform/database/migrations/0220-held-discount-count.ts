import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The code of which a checkout is a use. */
const used = (row: 'OLD' | 'NEW' | 'checkout') =>
  `CASE ${row}.status WHEN 'open' THEN ${row}.pricing ->> 'code' END`;

/** A restore fills the counts, too. */
const IS_COUNTING = `current_setting('vigor.restoring', true) IS DISTINCT FROM 'on'`;

/**
 * How often each discount code is used, so that a limit does not count all uses each time: the open checkouts here,
 * the orders in the next migration. Triggers count, because releases that do not know the table sell, too.
 */
export class HeldDiscountCount1700000000220 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE discount_use_count (
        code text NOT NULL,
        slot integer NOT NULL CONSTRAINT discount_use_count_slot_check CHECK (slot BETWEEN 0 AND 15),
        uses integer NOT NULL,
        PRIMARY KEY (code, slot)
      );

      -- Each transaction has one slot by chance, so that those with the same code seldom wait for each other, and never
      -- in a circle.
      CREATE FUNCTION add_discount_use(used_code text, added integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO discount_use_count AS counted (code, slot, uses)
        SELECT used_code, hashint8(pg_current_xact_id()::text::bigint) & 15, added
         WHERE used_code IS NOT NULL
        ON CONFLICT (code, slot) DO UPDATE SET uses = counted.uses + excluded.uses
      $$;

      CREATE FUNCTION count_held_discount() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN PERFORM add_discount_use(${used('OLD')}, -1); END IF;
          IF TG_OP <> 'DELETE' THEN PERFORM add_discount_use(${used('NEW')}, 1); END IF;
          RETURN NULL;
        END
      $$;
      -- Deferred: they run within the commit, when nothing else is left to wait for.
      CREATE CONSTRAINT TRIGGER checkout_discount_held AFTER INSERT ON checkout
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('NEW')} IS NOT NULL AND ${IS_COUNTING}) EXECUTE FUNCTION count_held_discount();
      CREATE CONSTRAINT TRIGGER checkout_discount_changed AFTER UPDATE OF status, pricing ON checkout
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('OLD')} IS DISTINCT FROM ${used('NEW')}) EXECUTE FUNCTION count_held_discount();
      CREATE CONSTRAINT TRIGGER checkout_discount_deleted AFTER DELETE ON checkout
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('OLD')} IS NOT NULL) EXECUTE FUNCTION count_held_discount();

      -- The triggers have locked the table, so nothing is missing and nothing counted twice.
      INSERT INTO discount_use_count (code, slot, uses)
      SELECT ${used('checkout')}, 0, count(*) FROM checkout
       WHERE status = 'open' AND pricing ->> 'code' IS NOT NULL GROUP BY 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER checkout_discount_held ON checkout;
      DROP TRIGGER checkout_discount_changed ON checkout;
      DROP TRIGGER checkout_discount_deleted ON checkout;
      DROP FUNCTION count_held_discount(), add_discount_use(text, integer);
      DROP TABLE discount_use_count;
    `);
  }
}
