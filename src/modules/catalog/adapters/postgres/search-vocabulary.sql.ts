/**
 * The query builder cannot unnest the result of a function. New terms are inserted in order, so
 * that two writers never deadlock.
 */
const learn = (products: string) => `
  INSERT INTO catalog_word (word)
  SELECT DISTINCT term.word COLLATE "C"
    FROM product_words, unnest(tsvector_to_array(words)) term (word)
   WHERE ${products}
     AND NOT EXISTS (SELECT FROM catalog_word known WHERE known.word = term.word)
   ORDER BY 1 ON CONFLICT DO NOTHING`;

/** The terms of these products. */
export const LEARN_OF_PRODUCTS = learn('product_id = ANY ($1)');

/** The terms of a category's products. */
export const LEARN_OF_CATEGORY = learn(
  'product_id IN (SELECT id FROM product WHERE category_id = $1)',
);
