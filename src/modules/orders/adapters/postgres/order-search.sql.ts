import { folded, hasTerm } from '../../../../platform/database/folded-text.js';

/*
 * A search reads four tables, each by its own index, which takes a UNION: no query builder has one. `:term` is the
 * term, `:words` the words of a product name, `:tracking` the term without spaces, `:number` an order number or null.
 * `:countries` are those that the term names, `:home` whether the shop's own is one of them, and `:elsewhere` the ids
 * of orders that other modules have found.
 */

/** The searched text of the alias `orders`: the expression of the index `orders_folded`. */
export const ORDER_TEXT = folded(
  'orders.full_name',
  'orders.email',
  'orders.phone',
  'orders.address',
  'orders.city',
  'orders.state',
  'orders.zip',
  `coalesce(orders.discount_code, '')`,
);

/** Whether the alias `users` matches, by the index `users_folded`. */
const USER_MATCHES = hasTerm(
  folded('users.name', 'users.email', `coalesce(users.phone, '')`),
  'term',
);

/** A query for all words, the last one as a prefix; null where the term has no words. */
const WORDS = `(nullif(plainto_tsquery('simple', fold_text(:words))::text, '') || ':*')::tsquery`;

/** Whether the alias `line` matches, by the index `order_line_folded`. */
const LINE_MATCHES = `to_tsvector('simple', fold_text(line.name)) @@ ${WORDS}`;

/** Whether the alias `parcel` matches, by the index `parcel_tracking`. */
const PARCEL_MATCHES = hasTerm(`fold_text(replace(parcel.tracking_number, ' ', ''))`, 'tracking');

/** Older orders have no country: they went to that of the shop. */
const COUNTRY_MATCHES = `(orders.country = ANY (:countries::text[]) OR (:home::boolean AND orders.country IS NULL))`;

/** The ids of all matches; some are repeated. */
export const FOUND = `(
  SELECT orders.id FROM orders WHERE orders.number = :number::integer
  UNION ALL SELECT unnest(:elsewhere::uuid[])
  UNION ALL SELECT orders.id FROM orders WHERE ${hasTerm(ORDER_TEXT, 'term')}
  UNION ALL SELECT orders.id FROM orders WHERE ${COUNTRY_MATCHES}
  UNION ALL SELECT orders.id FROM orders WHERE orders.user_id = ANY (ARRAY(
    SELECT users.id FROM users WHERE ${USER_MATCHES}))
  UNION ALL SELECT parcel.order_id FROM parcel WHERE ${PARCEL_MATCHES}
  UNION ALL SELECT line.order_id FROM order_line line WHERE ${LINE_MATCHES})`;

/** Whether a row of `orders` is a match, from the row, its lines, its parcels and its account. */
export const IS_FOUND = `(coalesce(orders.number = :number::integer, false)
  OR orders.id = ANY (:elsewhere::uuid[])
  OR coalesce(${COUNTRY_MATCHES}, false)
  OR coalesce(${hasTerm(ORDER_TEXT, 'term')}, false)
  OR (SELECT coalesce(${USER_MATCHES}, false) FROM users WHERE users.id = orders.user_id)
  OR (SELECT coalesce(bool_or(${LINE_MATCHES}), false)
        FROM order_line line WHERE line.order_id = orders.id)
  OR (SELECT coalesce(bool_or(${PARCEL_MATCHES}), false)
        FROM parcel WHERE parcel.order_id = orders.id))`;
