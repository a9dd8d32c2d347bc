/**
 * The query builder inserts no expressions. Parameters: how many products the first tier has, and
 * the first two together. A tier that has room for all products ends at -Infinity, and needs no row. Also has
 * the index take in its pending entries, which each search would read one by one.
 */
export const SET_FLOORS = `
  WITH wanted AS (
    SELECT tier, coalesce((
      SELECT search_popularity(units_sold, quantity, created_at) AS popularity
        FROM product WHERE deleted_at IS NULL ORDER BY popularity DESC OFFSET size LIMIT 1
      ), '-Infinity') AS floor
      FROM (VALUES (1, $1::integer), (2, $2::integer)) sized (tier, size)
  ), stored AS (
    INSERT INTO search_tier (tier, floor)
    SELECT tier, floor FROM wanted
     WHERE floor > '-Infinity'
        OR EXISTS (SELECT FROM search_tier known WHERE known.tier = wanted.tier)
        ON CONFLICT (tier) DO UPDATE SET floor = excluded.floor
  )
  SELECT tier, floor, (SELECT gin_clean_pending_list('product_words_words')) AS cleaned FROM wanted`;

/**
 * The query builder has no UPDATE with a locked subquery. Moves up to `$4` products after the id
 * `$3` to their tiers, by the floors `$1` and `$2`. What others are writing is left to them.
 */
export const MOVE_PRODUCTS = `
  WITH misplaced AS (
    SELECT product_id, wanted
      FROM (SELECT id, search_tier_at(search_popularity(units_sold, quantity, created_at), $1, $2)
              FROM product WHERE deleted_at IS NULL AND id > $3) product (id, wanted)
      JOIN product_words ON product_id = id AND tier <> wanted
     ORDER BY product_id LIMIT $4 FOR UPDATE OF product_words SKIP LOCKED
  )
  UPDATE product_words SET tier = wanted FROM misplaced
   WHERE product_words.product_id = misplaced.product_id
  RETURNING product_words.product_id`;
