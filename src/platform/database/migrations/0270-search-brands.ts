import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Products are found by their brand, also those that an older release writes. */
export class SearchBrands1700000000270 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Like the category, after the name and before the description; 'Hex-Grip' is also 'hexgrip'.
      CREATE FUNCTION brand_words_of(brand text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT setweight(to_tsvector('simple', search_text(brand) || ' ' || coalesce((
          SELECT string_agg(search_text(replace(found[1], '-', '')), ' ')
            FROM regexp_matches(brand, '[[:alpha:]]+(?:-[[:alpha:]]+)+', 'g') AS found), '')), 'B')
      $$;

      -- The row of an upsert comes by twice.
      CREATE FUNCTION add_brand_to_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE added tsvector;
        BEGIN
          SELECT brand_words_of(brand) INTO added FROM product WHERE id = NEW.product_id AND brand IS NOT NULL;
          IF NOT tsvector_to_array(added) <@ tsvector_to_array(ts_filter(NEW.words, '{b}')) THEN
            NEW.words := NEW.words || added;
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER product_words_brand BEFORE INSERT OR UPDATE OF words ON product_words
        FOR EACH ROW EXECUTE FUNCTION add_brand_to_product_words();

      -- How far the job 'catalog.add-search-brands' is with the products that are there; no row where there is nothing to do.
      CREATE TABLE search_reindex (
        subject text PRIMARY KEY,
        after uuid NOT NULL
      );
      INSERT INTO search_reindex SELECT 'brand', '00000000-0000-0000-0000-000000000000'
       WHERE EXISTS (SELECT FROM product);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_reindex;
      DROP TRIGGER product_words_brand ON product_words;
      DROP FUNCTION add_brand_to_product_words();
      DROP FUNCTION brand_words_of(text);
    `);
  }
}
