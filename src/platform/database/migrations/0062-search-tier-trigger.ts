import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** A product that sells out, or is there again, changes its tier of the search at once. */
export class SearchTierTrigger1700000000062 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION move_to_search_tier() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE wanted integer;
        BEGIN
          wanted := search_tier_of(search_popularity(NEW.units_sold, NEW.quantity, NEW.created_at));
          UPDATE product_words SET tier = wanted WHERE product_id = NEW.id AND tier <> wanted;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER product_search_tier AFTER UPDATE OF quantity ON product FOR EACH ROW
        WHEN ((OLD.quantity = 0) <> (NEW.quantity = 0)) EXECUTE FUNCTION move_to_search_tier();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_search_tier ON product;
      DROP FUNCTION move_to_search_tier();
    `);
  }
}
