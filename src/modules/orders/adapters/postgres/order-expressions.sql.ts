/*
 * A subquery for each row of `orders` that aggregates the lines to JSON, for the alias `orders` of
 * a query: the query builder joins rows but cannot aggregate them.
 */

const linesOf = (more: string) => `(
  SELECT json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'name', line.name,
           'priceCents', line.price_cents, 'quantity', line.quantity, 'image', line.image${more})
           ORDER BY line.position)
    FROM order_line line WHERE line.order_id = orders.id)`;

export const LINES = linesOf('');

/** The lines with the existing widths of their images; null for an image that is not ours. */
export const LINES_WITH_WIDTHS = linesOf(`, 'widths', (
  SELECT media.widths FROM media WHERE media.name = substring(line.image from '[^/]+$'))`);

/** The history, oldest first. */
export const HISTORY = `(
  SELECT coalesce(json_agg(json_build_object('at', entry.at, 'by', coalesce(actor.name, 'Shop'),
           'what', entry.what, 'detail', entry.detail) ORDER BY entry.id), '[]')
    FROM order_history entry LEFT JOIN users actor ON actor.id = entry.user_id
   WHERE entry.order_id = orders.id)`;
