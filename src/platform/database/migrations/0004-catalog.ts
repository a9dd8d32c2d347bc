import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories, products, their stock and the words they are found by. */
export class Catalog1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(LIST_INDEXES);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE catalog_word, product_words, stock_ledger, stock_hold, product, category;
      DROP FUNCTION product_words_of(text, text, text);
      DROP FUNCTION search_text(text);
      DROP FUNCTION singular_of(text);
    `);
  }
}

const TABLES = `
  CREATE TABLE category (
    id uuid PRIMARY KEY,
    title text NOT NULL,
    icon text,
    -- Live products, kept by each write, so that no list has to count them.
    product_count integer NOT NULL DEFAULT 0 CHECK (product_count >= 0),
    created_at timestamptz NOT NULL,
    deleted_at timestamptz
  );
  CREATE UNIQUE INDEX category_title ON category (lower(title)) WHERE deleted_at IS NULL;

  CREATE TABLE product (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    description text NOT NULL,
    price_cents integer NOT NULL CHECK (price_cents BETWEEN 1 AND 99999999),
    discount smallint NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 99),
    -- The same rule as Money.less: half up to the cent, at least one cent.
    final_price_cents integer NOT NULL GENERATED ALWAYS AS
      (GREATEST(1, (price_cents::bigint * (100 - discount) + 50) / 100)::integer) STORED,
    quantity integer NOT NULL CONSTRAINT product_quantity CHECK (quantity >= 0),
    units_sold integer NOT NULL DEFAULT 0 CHECK (units_sold >= 0),
    category_id uuid NOT NULL REFERENCES category,
    images text[] NOT NULL CHECK (cardinality(images) BETWEEN 1 AND 3),
    featured boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz
  );

  CREATE TABLE stock_hold (
    checkout_id uuid NOT NULL,
    product_id uuid NOT NULL REFERENCES product,
    person_id uuid NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    taken_at timestamptz NOT NULL,
    PRIMARY KEY (checkout_id, product_id)
  );
  CREATE INDEX stock_hold_person ON stock_hold (person_id, product_id);

  -- Every change of every quantity; the sum of a product's changes is its quantity.
  CREATE TABLE stock_ledger (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    product_id uuid NOT NULL REFERENCES product,
    change integer NOT NULL,
    reason text NOT NULL CHECK (reason IN ('edited', 'held', 'released', 'returned', 'written_off')),
    checkout_id uuid,
    order_id uuid,
    at timestamptz NOT NULL
  );
  CREATE INDEX stock_ledger_product ON stock_ledger (product_id, id);
  CREATE UNIQUE INDEX stock_given_back_once ON stock_ledger (order_id, product_id)
    WHERE reason IN ('returned', 'written_off');
`;

const LIST_INDEXES = `
  CREATE INDEX product_price ON product (final_price_cents, id) WHERE deleted_at IS NULL;
  CREATE INDEX product_category_price ON product (category_id, final_price_cents, id)
    WHERE deleted_at IS NULL;
  CREATE INDEX product_sale_price ON product (final_price_cents, id)
    WHERE deleted_at IS NULL AND discount > 0;
  CREATE INDEX product_category_sale_price ON product (category_id, final_price_cents, id)
    WHERE deleted_at IS NULL AND discount > 0;
  CREATE INDEX product_newest ON product (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX product_featured ON product (created_at, id) WHERE deleted_at IS NULL AND featured;
  CREATE INDEX product_best_selling ON product (units_sold, id)
    WHERE deleted_at IS NULL AND units_sold > 0;
  CREATE INDEX product_low_stock ON product (quantity, id) WHERE deleted_at IS NULL;
`;

const SEARCH = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;

  -- Plain words, the same for what is searched and what is found: '16kg' is '16 kg'.
  CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(lower(unaccent($1)), '%', ' percent '), '''', ''),
      '([0-9])([a-z])', '\\1 \\2', 'g'),
      '([a-z])([0-9])', '\\1 \\2', 'g'),
      '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\xbf]+', ' ', 'g'))
  $$;

  -- 'benches' is 'bench' and 'kettlebells' is 'kettlebell'; any other word is itself.
  CREATE FUNCTION singular_of(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
      WHEN word ~ '..[^aeiou]ies$' THEN regexp_replace(word, 'ies$', 'y')
      WHEN word ~ '..(ch|sh|ss|x|z)es$' THEN regexp_replace(word, 'es$', '')
      WHEN word ~ '..[^su]s$' THEN regexp_replace(word, 's$', '')
      ELSE word END
  $$;

  -- A product's words: name before category before description. 'Pull-up' is also 'pullup'.
  CREATE FUNCTION product_words_of(name text, category text, description text)
  RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT setweight(to_tsvector('simple', search_text(name)), 'A')
        || setweight(to_tsvector('simple', coalesce((
             SELECT string_agg(search_text(replace(found[1], '-', '')), ' ')
               FROM regexp_matches(name, '[[:alpha:]]+(?:-[[:alpha:]]+)+', 'g') AS found), '')), 'A')
        || setweight(to_tsvector('simple', search_text(category)), 'B')
        || setweight(to_tsvector('simple', search_text(description)), 'C')
  $$;

  -- Apart from the product, so that a change of stock does not touch the word index. Live only.
  CREATE TABLE product_words (
    product_id uuid PRIMARY KEY REFERENCES product,
    -- In small letters, to tell how like a search it is.
    name text NOT NULL,
    words tsvector NOT NULL
  );
  CREATE INDEX product_words_words ON product_words USING gin (words);

  -- The distinct words of the catalogue; what is misspelt is corrected against them.
  CREATE TABLE catalog_word (word text COLLATE "C" PRIMARY KEY);
  CREATE INDEX catalog_word_nearest ON catalog_word USING gist (word gist_trgm_ops(siglen = 64));
`;
