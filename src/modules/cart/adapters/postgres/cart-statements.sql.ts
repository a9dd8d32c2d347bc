/**
 * Adds on conflict, within the stock and the number of lines, in one round trip. Parameters: item
 * id, user, product, quantity, time, maximum of the product, maximum of lines.
 */
export const ADD = `
  INSERT INTO cart_item (id, user_id, product_id, quantity, created_at)
  SELECT $1, $2, $3, $4, $5
   WHERE (SELECT count(*) FROM cart_item WHERE user_id = $2 AND product_id <> $3) < $7
  ON CONFLICT (user_id, product_id)
     DO UPDATE SET quantity = cart_item.quantity + EXCLUDED.quantity
     WHERE cart_item.quantity + EXCLUDED.quantity <= $6
  RETURNING id, product_id, quantity`;

/**
 * Locks, deletes and lowers any number of lines in one round trip. Parameters: user, product ids,
 * quantities. Locked first, so that what a concurrent add committed meanwhile stays in the cart.
 */
export const REMOVE = `
  WITH line AS MATERIALIZED (
    SELECT item.id, item.quantity - bought.quantity AS rest
      FROM cart_item item
      JOIN unnest($2::uuid[], $3::int[]) bought (product_id, quantity) USING (product_id)
     WHERE item.user_id = $1 ORDER BY product_id FOR UPDATE OF item
  ), gone AS (
    DELETE FROM cart_item USING line WHERE cart_item.id = line.id AND rest <= 0
  )
  UPDATE cart_item SET quantity = rest FROM line WHERE cart_item.id = line.id AND rest > 0`;
