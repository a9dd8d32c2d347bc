/**
 * The counters of a status are spread over this many rows, so that writers rarely wait for each
 * other.
 */
export const SHARDS = 16;

const ORDER_COLUMNS = `id, checkout_id, transaction_id, user_id, status, payment_status, lost_cents,
      part_refunded_cents, total_cents, shipping_cents, shipping_method, shipping_tax_cents, discount_cents, discount_code,
      tax_cents, is_tax_included, currency, return_days, full_name, email, phone, address, city, state, zip,
      country, created_at`;

const LINE_COLUMNS = `id, order_id, position, product_id, name, price_cents, quantity, image,
      discount_cents, tax_cents`;

/** One round trip instead of four while a checkout is locked: the order, its lines, its history. */
export const ADD_ORDER = {
  with: `
  placed AS (
    INSERT INTO orders (${ORDER_COLUMNS}) SELECT ${ORDER_COLUMNS} FROM json_populate_recordset(NULL::orders, $1)
    RETURNING number, status
  ), bought AS (
    INSERT INTO order_line (${LINE_COLUMNS}) SELECT ${LINE_COLUMNS} FROM json_populate_recordset(NULL::order_line, $2)
  ), happened AS (
    INSERT INTO order_history (order_id, at, user_id, what, detail)
    SELECT order_id, at, user_id, what, detail
      FROM json_populate_recordset(NULL::order_history, $3)
  )`,
  main: `
  INSERT INTO order_count (status, shard, count) SELECT status, number % ${SHARDS}, 1 FROM placed
  ON CONFLICT (status, shard) DO UPDATE SET count = order_count.count + 1
  RETURNING (SELECT number FROM placed) AS number`,
};

/** The query builder cannot add on conflict. Parameters: statuses, shards and changes, in lock order. */
export const COUNT_ORDERS = `
  INSERT INTO order_count (status, shard, count)
  SELECT * FROM unnest($1::text[], $2::smallint[], $3::bigint[])
  ON CONFLICT (status, shard) DO UPDATE SET count = order_count.count + excluded.count`;
