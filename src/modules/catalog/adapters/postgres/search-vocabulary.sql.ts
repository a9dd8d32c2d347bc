/**
 * The query builder cannot unnest the result of a function. New terms are inserted in order, so
 * that two writers never deadlock. A term that comes to a name counts as unknown there until the
 * next count. `products` is a condition on `product_id`.
 */
export const learnOf = (products: string) => `
  INSERT INTO catalog_word (word)
  SELECT term.word COLLATE "C"
    FROM product_words, unnest(words) term (word, positions, weights)
   WHERE ${products}
     AND NOT EXISTS (SELECT FROM catalog_word known WHERE known.word = term.word
                        AND NOT (known.named = 0 AND 'A' = ANY (term.weights)))
   GROUP BY 1 ORDER BY 1
      ON CONFLICT (word) DO UPDATE SET named = NULL WHERE catalog_word.named = 0`;

/** No query builder reads from `ts_stat`. Terms that are locked keep their count until the next time. */
export const COUNT_TERMS = `
  WITH counted AS (
    SELECT word, anywhere.ndoc AS products, coalesce(named.ndoc, 0) AS named
      FROM ts_stat('SELECT words FROM product_words') anywhere
      LEFT JOIN ts_stat('SELECT words FROM product_words', 'a') named USING (word)
  ), changed AS (
    SELECT term.word, counted.products, counted.named
      FROM catalog_word term JOIN counted USING (word)
     WHERE (term.products, term.named) IS DISTINCT FROM (counted.products, counted.named)
       FOR UPDATE OF term SKIP LOCKED
  )
  UPDATE catalog_word SET products = changed.products, named = changed.named
    FROM changed WHERE catalog_word.word = changed.word`;
