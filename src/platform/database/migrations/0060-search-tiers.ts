import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The tiers of the search: products that rank highest are found without reading all others. */
export class SearchTiers1700000000060 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_words DROP tier;
      DROP FUNCTION search_tier_of(float8);
      DROP TABLE search_tier;
      DROP FUNCTION search_tier_at(float8, float8, float8);
      DROP FUNCTION search_popularity(integer, integer, timestamptz);
      DROP FUNCTION search_name(text);
    `);
  }
}

const FUNCTIONS = `
  -- Among equally good matches: by sales; half a year younger counts like 2.7 times the sales; sold
  -- out last. It does not change as time passes.
  CREATE FUNCTION search_popularity(units_sold integer, quantity integer, created_at timestamptz)
  RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    ln(1 + units_sold) + extract(epoch FROM created_at)::float8 / (180 * 86400)
    - CASE WHEN quantity = 0 THEN 1000 ELSE 0 END;

  -- The tier of a product: 1, 2, or 3 for all others. A tier is whole where its floor is -Infinity.
  CREATE FUNCTION search_tier_at(popularity float8, first_floor float8, second_floor float8)
  RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    CASE WHEN popularity >= first_floor THEN 1 WHEN popularity >= second_floor THEN 2 ELSE 3 END;

  -- Immutable for an index, which 'unaccent' is as long as nobody edits its rules. Indexes are built
  -- with an empty search path.
  CREATE FUNCTION search_name(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  SET search_path = public AS $$
    BEGIN RETURN search_text(name); END
  $$;
`;

const TABLES = `
  -- The least popularity of a tier's products; without a row all products are in the first.
  CREATE TABLE search_tier (
    tier integer PRIMARY KEY,
    floor double precision NOT NULL
  );
  INSERT INTO search_tier (tier, floor)
  SELECT tier, 'Infinity' FROM unnest(ARRAY [1, 2]) tier
   WHERE EXISTS (SELECT FROM product_words);

  CREATE FUNCTION search_tier_of(popularity float8) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT search_tier_at($1,
      coalesce((SELECT floor FROM search_tier WHERE tier = 1), '-Infinity'),
      coalesce((SELECT floor FROM search_tier WHERE tier = 2), '-Infinity'))
  $$;

  -- Those that are there move to their tiers by a job; others begin in the first.
  ALTER TABLE product_words ADD tier integer NOT NULL DEFAULT 3;
  ALTER TABLE product_words ALTER tier SET DEFAULT 1;
`;
