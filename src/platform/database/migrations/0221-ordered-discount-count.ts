import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The code of which an order is a use. */
const used = (row: 'OLD' | 'NEW') =>
  `CASE WHEN ${row}.status <> 'canceled' THEN ${row}.discount_code END`;

/** A restore fills the counts, too. */
const IS_COUNTING = `current_setting('vigor.restoring', true) IS DISTINCT FROM 'on'`;

const addAll = (sign: '' | '-') => `
  INSERT INTO discount_use_count AS counted (code, slot, uses)
  SELECT discount_code, 0, ${sign}count(*) FROM orders
   WHERE discount_code IS NOT NULL AND status <> 'canceled' GROUP BY discount_code
  ON CONFLICT (code, slot) DO UPDATE SET uses = counted.uses + excluded.uses`;

/** Counts the orders with a discount code as uses of it, beside the open checkouts. */
export class OrderedDiscountCount1700000000221 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION count_ordered_discount() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN PERFORM add_discount_use(${used('OLD')}, -1); END IF;
          IF TG_OP <> 'DELETE' THEN PERFORM add_discount_use(${used('NEW')}, 1); END IF;
          RETURN NULL;
        END
      $$;
      CREATE CONSTRAINT TRIGGER orders_discount_used AFTER INSERT ON orders
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('NEW')} IS NOT NULL AND ${IS_COUNTING}) EXECUTE FUNCTION count_ordered_discount();
      CREATE CONSTRAINT TRIGGER orders_discount_changed AFTER UPDATE OF status, discount_code ON orders
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('OLD')} IS DISTINCT FROM ${used('NEW')}) EXECUTE FUNCTION count_ordered_discount();
      CREATE CONSTRAINT TRIGGER orders_discount_deleted AFTER DELETE ON orders
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (${used('OLD')} IS NOT NULL) EXECUTE FUNCTION count_ordered_discount();

      -- The triggers have locked the table, so nothing is missing and nothing counted twice.
      ${addAll('')};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER orders_discount_used ON orders;
      DROP TRIGGER orders_discount_changed ON orders;
      DROP TRIGGER orders_discount_deleted ON orders;
      DROP FUNCTION count_ordered_discount();
      ${addAll('-')};
    `);
  }
}
