import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** How searches compare texts, once for products and for the lists of the staff. */
export class FoldedText1700000000310 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- 'İpek', 'Łukasz' and 'O’Brien' are 'ipek', 'lukasz' and 'obrien'. Immutable for an index, which 'unaccent' is as long as
      -- nobody edits its rules. Names have their schema, because indexes are built with an empty search path. It costs what 'lower' does:
      -- the 100 of other functions would have each search start parallel workers, which take longer than it.
      CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1 AS $$
        BEGIN RETURN replace(lower(public.unaccent('public.unaccent'::regdictionary, $1)), '''', ''); END
      $$;

      -- What folded text that begins with a space is LIKE where it has the term. Trigrams find nothing by fewer than 3 characters but
      -- the beginnings of words. Null, which nothing is like, for a term without any text.
      CREATE FUNCTION fold_pattern(term text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        DECLARE
          folded text := btrim(public.fold_text(term));
          escaped text := regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g');
        BEGIN
          RETURN CASE WHEN folded = '' THEN NULL WHEN length(folded) < 3 THEN '% ' ELSE '%' END || escaped || '%';
        END
      $$;

      CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT btrim(regexp_replace(regexp_replace(regexp_replace(
          replace(public.fold_text($1), '%', ' percent '),
          '([0-9])([a-z])', '\\1 \\2', 'g'),
          '([a-z])([0-9])', '\\1 \\2', 'g'),
          '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\xbf]+', ' ', 'g'))
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT btrim(regexp_replace(regexp_replace(regexp_replace(
          replace(replace(lower(unaccent($1)), '%', ' percent '), '''', ''),
          '([0-9])([a-z])', '\\1 \\2', 'g'),
          '([a-z])([0-9])', '\\1 \\2', 'g'),
          '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\xbf]+', ' ', 'g'))
      $$;
      DROP FUNCTION fold_pattern(text);
      DROP FUNCTION fold_text(text);
    `);
  }
}
