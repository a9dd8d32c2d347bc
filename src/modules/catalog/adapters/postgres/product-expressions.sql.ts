/** A sum for each row of `product`: its stock, and what an open checkout of `:userId` holds of it. */
export const BUYABLE = `product.quantity + coalesce((
  SELECT sum(hold.quantity) FROM stock_hold hold
   WHERE hold.user_id = :userId AND hold.product_id = product.id), 0)::integer`;

/** A list for each row of `product`: the widths that exist of each of its images. */
export const IMAGE_WIDTHS = `(
  SELECT json_agg(coalesce(media.widths, '{}') ORDER BY image.nth)
    FROM unnest(product.images) WITH ORDINALITY image (name, nth)
    LEFT JOIN media ON media.name = image.name)`;

/** A look at each row of `product` in turn: its terms match the text search query `:all`. */
export const PRODUCT_MATCHES = `(
  SELECT words @@ :all::text::tsquery FROM product_words WHERE product_id = product.id)`;

/** A second sum beside that of another table: the pieces in stock, by their index alone. */
export const STOCK_UNITS = `(
  SELECT coalesce(sum(quantity), 0)::float8 FROM product WHERE deleted_at IS NULL)`;
