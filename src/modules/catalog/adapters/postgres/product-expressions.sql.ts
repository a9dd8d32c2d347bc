import { hiddenValue } from '../../../../platform/database/bind-parameters.js';

/** Subquery for each row of `product`: its stock plus what an open checkout of `:userId` holds of it. */
export const BUYABLE = `product.quantity + coalesce((
  SELECT sum(hold.quantity) FROM stock_hold hold
   WHERE hold.user_id = ${hiddenValue('userId', 'uuid')} AND hold.product_id = product.id), 0)::integer`;

/** Subqueries beside a page: the live products of the list, by the counters of the categories. */
export const SHOP_TOTAL = `(
  SELECT coalesce(sum(product_count), 0)::integer FROM category WHERE deleted_at IS NULL)`;
export const CATEGORY_TOTAL = `(
  SELECT coalesce(sum(product_count), 0)::integer FROM category
   WHERE deleted_at IS NULL AND id = :categoryId)`;

/** Subquery for each row of `product`: whether its terms match the text search query `:all`. */
export const PRODUCT_MATCHES = `(
  SELECT words @@ :all::text::tsquery FROM product_words WHERE product_id = product.id)`;

/** Subquery beside the total of another table: the units in stock, from their index alone. */
export const STOCK_UNITS = `(
  SELECT coalesce(sum(quantity), 0)::float8 FROM product WHERE deleted_at IS NULL)`;
