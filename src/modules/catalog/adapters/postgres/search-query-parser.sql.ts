/** Longer terms beyond this number are not counted for a prefix. */
const COUNTED = 1_000;

/** How many terms of the catalog an unknown one is compared with. */
export const LOOKALIKES = 24;

/** Up to this many terms are looked up in place of their prefix, for which the index is read to its end. */
const LISTED = 12;

/**
 * A query builder has no window functions over a split text. Parameters are subqueries, so that one
 * plan serves all searches. A row for each way to write a term:
 * as typed, its singular or plural, and joined with the next one; with the terms of the catalog that are or
 * begin so, the products that have them anywhere and in their names, and those that have the whole
 * term in their names and anywhere. `longer` lists these terms where they are few. `wholeTier` is the tier that
 * has all products. `alike` has terms that share many trigrams with an unknown one, or have two of
 * its letters swapped. Parameters: the text, and the maximum number of terms.
 */
export const SEARCH_TERM_FACTS = `
  WITH typed AS (
    SELECT word, singular_of(word) AS singular, nth, CASE
             WHEN word !~ '^[a-z]{3,}$' THEN NULL
             WHEN word ~ '[^aeiou]y$' THEN regexp_replace(word, 'y$', 'ies')
             WHEN word ~ '(ch|sh|ss|x|z)$' THEN word || 'es'
             ELSE word || 's' END AS plural,
           word || lead(word) OVER (ORDER BY nth) AS pair
      FROM unnest(string_to_array(nullif(search_text((SELECT $1::text)), ''), ' ')) WITH ORDINALITY t (word, nth)
     WHERE nth <= (SELECT $2::integer)
  )
  SELECT nth::integer, form.kind, form.word, counted.*,
         CASE WHEN form.kind = 'typed' AND counted.terms = 0 THEN (
           SELECT array_agg(alike.word::text ORDER BY alike.word <-> form.word) FROM (
             (SELECT word FROM catalog_word
               WHERE lower(catalog_word.word) % form.word
               ORDER BY catalog_word.word <-> form.word LIMIT ${LOOKALIKES})
             UNION SELECT word FROM catalog_word WHERE word = ANY (ARRAY(
               SELECT overlay(form.word PLACING reverse(substr(form.word, at, 2)) FROM at FOR 2)
                 FROM generate_series(1, length(form.word) - 1) at))) alike
         ) END AS alike,
         (SELECT coalesce(sum(product_count), 0)::integer FROM category WHERE deleted_at IS NULL) AS size,
         (SELECT CASE WHEN coalesce(max(floor) FILTER (WHERE tier = 1), '-Infinity') = '-Infinity' THEN 1
                      WHEN coalesce(max(floor) FILTER (WHERE tier = 2), '-Infinity') = '-Infinity' THEN 2
                      ELSE 3 END
            FROM search_tier) AS "wholeTier"
    FROM typed
   CROSS JOIN LATERAL (VALUES ('typed', typed.word), ('singular', nullif(singular, typed.word)),
                              ('plural', CASE WHEN singular = typed.word THEN plural END),
                              ('pair', pair)) form (kind, word)
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS terms,
            CASE WHEN count(*) <= ${LISTED} THEN array_agg(known.word::text) END AS longer,
            coalesce(sum(coalesce(products, 1)), 0)::integer AS products,
            coalesce(sum(coalesce(named, 1)), 0)::integer AS named,
            coalesce(sum(coalesce(named, 1)) FILTER (WHERE known.word = form.word), 0)::integer AS whole,
            coalesce(sum(coalesce(products, 1)) FILTER (WHERE known.word = form.word), 0)::integer AS "wholeAnywhere"
       FROM (SELECT * FROM catalog_word longer
              WHERE longer.word >= form.word AND longer.word < form.word || chr(1114111)
              LIMIT ${COUNTED}) known) counted
   WHERE form.word IS NOT NULL ORDER BY nth`;
