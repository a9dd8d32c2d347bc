/*
 * Each statement does in one round trip what would otherwise take one per line. Products are locked
 * in id order, as by every write, so that two of these never deadlock.
 */

/**
 * Holds each line with enough stock; for the subqueries see `hiddenValue`. Parameters: checkout, product ids,
 * quantities, user, time.
 */
export const HOLD = `
  WITH wanted AS (
    SELECT *
      FROM unnest((SELECT $2::uuid[]), (SELECT $3::integer[])) wanted (product_id, quantity)
  ), wanted_product AS MATERIALIZED (
    SELECT id FROM product WHERE id = ANY ((SELECT $2::uuid[])::uuid[])
     ORDER BY id FOR NO KEY UPDATE
  ), taken AS (
    UPDATE product SET quantity = product.quantity - wanted.quantity
      FROM wanted JOIN wanted_product ON wanted_product.id = wanted.product_id
     WHERE product.id = wanted.product_id AND product.quantity >= wanted.quantity
       AND product.deleted_at IS NULL
    RETURNING product.id, wanted.quantity
  ), hold AS (
    INSERT INTO stock_hold (checkout_id, product_id, user_id, quantity, taken_at)
    SELECT $1, id, $4, quantity, $5 FROM taken
  )
  INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
  SELECT id, -quantity, 'held', $1, $5 FROM taken
  RETURNING product_id`;

/** Releases the hold of a checkout. Parameters: checkout, time. */
export const RELEASE_STOCK = `
  WITH held AS MATERIALIZED (
    SELECT product_id FROM stock_hold WHERE checkout_id = $1 ORDER BY product_id FOR UPDATE
  ), unheld AS (
    DELETE FROM stock_hold USING held
     WHERE checkout_id = $1 AND stock_hold.product_id = held.product_id
    RETURNING stock_hold.product_id, quantity
  ), locked AS MATERIALIZED (
    SELECT id FROM product WHERE id IN (SELECT product_id FROM unheld)
     ORDER BY id FOR NO KEY UPDATE
  ), given_back AS (
    UPDATE product SET quantity = product.quantity + unheld.quantity
      FROM unheld JOIN locked ON locked.id = unheld.product_id
     WHERE product.id = unheld.product_id
  )
  INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
  SELECT product_id, quantity, 'released', $1, $2 FROM unheld`;

/**
 * Sells the units held by a checkout. Its products count them later, so that their other sales need not wait for this
 * one. Parameters: checkout, order.
 */
export const COMMIT = `
  WITH unheld AS (
    DELETE FROM stock_hold WHERE checkout_id = $1 RETURNING product_id, quantity
  )
  UPDATE stock_ledger SET order_id = $2, uncounted = unheld.quantity FROM unheld
   WHERE stock_ledger.product_id = unheld.product_id AND checkout_id = $1
     AND reason = 'held' AND order_id IS NULL`;

/**
 * Idempotent per order and product, but for the reasons `refunded` and `put_back`, which may come again.
 * Parameters: order, product ids, quantities no longer sold, restocked quantities, reason, time.
 */
export const RETURN_UNITS = `
  WITH line AS (
    SELECT * FROM unnest($2::uuid[], $3::integer[], $4::integer[])
      line (product_id, quantity, restocked)
  ), locked AS MATERIALIZED (
    SELECT id FROM product WHERE id = ANY ($2) ORDER BY id FOR UPDATE
  ), once AS (
    INSERT INTO stock_ledger (product_id, change, reason, order_id, at)
    SELECT id, restocked, $5, $1, $6 FROM locked JOIN line ON product_id = id ORDER BY id
    ON CONFLICT (order_id, product_id) WHERE reason IN ('returned', 'written_off')
    DO NOTHING RETURNING product_id
  )
  UPDATE product
     SET quantity = product.quantity + restocked, units_sold = units_sold - line.quantity
    FROM once JOIN line USING (product_id)
   WHERE product.id = once.product_id`;
