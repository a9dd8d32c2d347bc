/*
 * A search reads three tables, each by its own index, which takes a UNION: no query builder has one. `:term` is
 * a lower-case pattern, `:words` the words of a product name, `:number` an order number or null.
 */

/** The searched text of the alias `orders`: the expression of the index `orders_text`. */
export const ORDER_TEXT = `lower(orders.full_name || ' ' || orders.email || ' ' || orders.phone || ' ' ||
  orders.address || ' ' || orders.city || ' ' || orders.state || ' ' || orders.zip)`;

/** A query for all words, the last one as a prefix; null where the term has no words. */
const WORDS = `(nullif(plainto_tsquery('simple', :words)::text, '') || ':*')::tsquery`;

/** Whether the alias `line` matches, by the index `order_line_words`. */
const LINE_MATCHES = `to_tsvector('simple', line.name) @@ ${WORDS}`;

/** The ids of all matches; some are repeated. */
export const FOUND = `(
  SELECT orders.id FROM orders WHERE orders.number = :number::integer
  UNION ALL SELECT orders.id FROM orders WHERE ${ORDER_TEXT} LIKE :term
  UNION ALL SELECT orders.id FROM orders WHERE orders.user_id = ANY (ARRAY(
    SELECT users.id FROM users WHERE users.email ILIKE :term))
  UNION ALL SELECT line.order_id FROM order_line line WHERE ${LINE_MATCHES})`;

/** Whether a row of `orders` is a match, from the row, its lines and its account. */
export const IS_FOUND = `(coalesce(orders.number = :number::integer, false) OR ${ORDER_TEXT} LIKE :term
  OR (SELECT users.email ILIKE :term FROM users WHERE users.id = orders.user_id)
  OR (SELECT coalesce(bool_or(${LINE_MATCHES}), false)
        FROM order_line line WHERE line.order_id = orders.id))`;
