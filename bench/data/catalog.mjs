import { TIER_SIZES } from '../../dist/compiled/src/modules/catalog/adapters/postgres/search-plan.js';
import { SET_FLOORS } from '../../dist/compiled/src/modules/catalog/adapters/postgres/search-tiers.sql.js';
import { COUNT_TERMS } from '../../dist/compiled/src/modules/catalog/adapters/postgres/search-vocabulary.sql.js';
import { MAKES, NOUNS, SYLLABLES, TRAITS, USES } from './vocabulary.mjs';

/** Two years, over which products and orders are spread. */
const AGE = `date_trunc('day', now()) - interval '730 days'`;

/** Products with opening stock, images of the demo's, and their search terms. */
export async function fillCatalog(db, count) {
  await db.query(CATEGORIES, [Object.keys(NOUNS)]);
  await db.query(PLAN, [count, JSON.stringify(NOUNS), TRAITS, ...SYLLABLES]);
  await db.query(PRODUCTS, [USES, MAKES]);
  await db.query(`INSERT INTO media_reference (owner, owner_id, name)
    SELECT 'product', id, image FROM bench_product`);
}

const CATEGORIES = `
  INSERT INTO category (id, title, created_at)
  SELECT gen_random_uuid(), title, now() FROM unnest($1::text[]) title
  ON CONFLICT (lower(title)) WHERE deleted_at IS NULL DO NOTHING`;

const PLAN = `
  CREATE UNLOGGED TABLE bench_product AS
  WITH noun AS (
    SELECT category.id AS category_id, noun,
           row_number() OVER (ORDER BY title COLLATE "C", noun COLLATE "C") AS place,
           count(*) OVER () AS nouns
      FROM jsonb_each($2::jsonb) AS kind (title, list), jsonb_array_elements_text(list) AS noun,
           LATERAL (SELECT id FROM category
                     WHERE lower(category.title) = lower(kind.title) AND deleted_at IS NULL) category
  ), shown AS (
    SELECT images[1] AS image, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS pictures
      FROM product
  ), row AS (
    SELECT n, ${AGE} + n * (interval '729 days' / $1) AS at FROM generate_series(1, $1) n
  )
  SELECT n, at, bench_id(n, 'product', at) AS id, category_id, image,
         bench_pick($4, n, 1) || bench_pick($5, n, 2) || bench_pick($6, n, 3) || ' '
           || bench_pick($3, n, 4) || ' ' || noun || ' '
           || (1 + floor(bench_random(n, 5) * 60))::integer || ' kg' AS name,
         (499 + floor(bench_random(n, 6) ^ 2 * 150000))::integer AS price_cents,
         CASE WHEN bench_random(n, 7) < 0.2
              THEN 5 * (1 + floor(bench_random(n, 8) * 8))::integer ELSE 0 END AS discount,
         CASE WHEN bench_random(n, 9) < 0.02
              THEN floor(bench_random(n, 10) * 10)::integer
              ELSE (20 + floor(bench_random(n, 10) * 300))::integer END AS quantity
    FROM row
    JOIN noun ON noun.place = 1 + n % nouns
    JOIN shown ON shown.place = 1 + n % pictures`;

const PRODUCTS = `
  INSERT INTO product (id, name, description, price_cents, discount, quantity, category_id, images,
                       featured, created_at)
  SELECT id, name, bench_pick($1, n, 11) || ' ' || bench_pick($2, n, 12), price_cents, discount,
         quantity, category_id, ARRAY [image], n % 5000 = 0, at
    FROM bench_product ORDER BY n`;

/** Where the tiers of the search end. Its statement also tends an index of the terms, so that index must be there. */
export const setTierFloors = (db) => db.query(SET_FLOORS, TIER_SIZES);

/** The counters and search terms that the shop itself maintains beside the products. */
export async function fillCatalogCounters(db) {
  await db.query(`INSERT INTO product_words (product_id, name, words, tier)
    SELECT product.id, lower(name), product_words_of(name, title, description),
           search_tier_at(search_popularity(units_sold, quantity, product.created_at),
             coalesce((SELECT floor FROM search_tier WHERE tier = 1), '-Infinity'),
             coalesce((SELECT floor FROM search_tier WHERE tier = 2), '-Infinity'))
      FROM product JOIN category ON category.id = category_id
    ON CONFLICT (product_id) DO NOTHING`);
  await db.query(`INSERT INTO catalog_word (word)
    SELECT word FROM ts_stat('SELECT words FROM product_words') ON CONFLICT DO NOTHING`);
  await db.query(COUNT_TERMS);
  await db.query(`UPDATE category SET product_count =
    (SELECT count(*) FROM product WHERE category_id = category.id AND deleted_at IS NULL)`);
}
