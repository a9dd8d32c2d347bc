import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Sold units that their product counts later: a sale need not wait for the others of its product. */
export class UncountedSales1700000000260 implements VersionedMigration {
  readonly oldestBuild = '0.3.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_ledger ADD COLUMN uncounted integer');
    // Whoever takes units back, the release before too, finds them counted.
    await runner.query(`
      CREATE FUNCTION product_count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sales bigint[];
        units integer;
      BEGIN
        SELECT array_agg(sale.id), coalesce(sum(sale.uncounted), 0) INTO sales, units
          FROM (SELECT id, uncounted FROM stock_ledger
                 WHERE product_id = NEW.id AND uncounted IS NOT NULL FOR UPDATE) AS sale;
        UPDATE stock_ledger SET uncounted = NULL WHERE id = ANY (sales);
        NEW.units_sold := NEW.units_sold + units;
        RETURN NEW;
      END $$;
      CREATE TRIGGER product_count_sold BEFORE UPDATE OF units_sold ON product
        FOR EACH ROW WHEN (NEW.units_sold < 0) EXECUTE FUNCTION product_count_sold();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_count_sold ON product;
      DROP FUNCTION product_count_sold();
      UPDATE product SET units_sold = units_sold + units
        FROM (SELECT product_id, sum(uncounted) AS units FROM stock_ledger
               WHERE uncounted IS NOT NULL GROUP BY product_id) AS sold
       WHERE product.id = product_id;
      ALTER TABLE stock_ledger DROP COLUMN uncounted;
    `);
  }
}
