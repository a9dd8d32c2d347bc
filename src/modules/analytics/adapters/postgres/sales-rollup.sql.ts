/** As `NO_ZONE` where there is no row. */
const ZONE = `coalesce((SELECT time_zone FROM sales_zone), 'UTC')`;

/** As `revenueOf`. */
const REVENUE = 'greatest(0, total_cents - lost_cents - part_refunded_cents)';

/**
 * Updates the rollup entry and the sums of its days in one round trip. Parameters: order, its day,
 * status and cents; days, statuses, orders and cents to add. In one order, so that two writers
 * never deadlock.
 */
export const MOVE_ROLLUP_ENTRY = `
  WITH counted AS (
    UPDATE counted_order SET day = $2, status = $3, cents = $4 WHERE order_id = $1
  )
  INSERT INTO sales_day (day, status, orders, cents)
  SELECT day, status, sum(orders)::int, sum(cents)::bigint
    FROM unnest($5::date[], $6::text[], $7::int[], $8::bigint[])
      AS change (day, status, orders, cents)
   GROUP BY day, status ORDER BY day, status
  ON CONFLICT (day, status) DO UPDATE SET
    orders = sales_day.orders + excluded.orders, cents = sales_day.cents + excluded.cents`;

/**
 * Counts an order that is not counted yet, with its sum of the day, in one statement: whichever
 * writer comes first counts it, and a later one finds it counted. Parameter: order.
 */
export const COUNT_NEW = `
  WITH counted AS (
    INSERT INTO counted_order (order_id, day, status, cents)
    SELECT id, (created_at AT TIME ZONE ${ZONE})::date, status, ${REVENUE}
      FROM orders WHERE id = $1
    ON CONFLICT (order_id) DO NOTHING
    RETURNING day, status, cents
  )
  INSERT INTO sales_day (day, status, orders, cents) SELECT day, status, 1, cents FROM counted
  ON CONFLICT (day, status) DO UPDATE SET
    orders = sales_day.orders + excluded.orders, cents = sales_day.cents + excluded.cents`;

/** The orders of the day $1, by their index. A midnight that there is twice is not found by its clock time alone. */
const ORDERS_OF_DAY = `
  SELECT id AS order_id, status, ${REVENUE} AS cents FROM orders
   WHERE created_at >= $1::date::timestamp AT TIME ZONE ${ZONE} - interval '3 hours'
     AND created_at < ($1::date + 1)::timestamp AT TIME ZONE ${ZONE} + interval '3 hours'
     AND (created_at AT TIME ZONE ${ZONE})::date = $1::date`;

/**
 * Full joins of four sets in one snapshot, so that concurrent counting causes no false difference.
 * An order with a pending event is not counted yet, which is no difference. Parameter: the day.
 */
export const DIFFERENCE = `
  WITH present AS (${ORDERS_OF_DAY}),
       counted AS (SELECT order_id, status, cents FROM counted_order WHERE day = $1),
       sums AS (SELECT status, count(*) AS orders, sum(cents) AS cents FROM counted GROUP BY status),
       kept AS (SELECT status, orders, cents FROM sales_day
                 WHERE day = $1 AND (orders, cents) <> (0, 0))
  SELECT $1::text AS day,
         (SELECT count(*)::int FROM present FULL JOIN counted USING (order_id)
           WHERE (present.status, present.cents) IS DISTINCT FROM (counted.status, counted.cents)
             AND NOT EXISTS (
               SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL
                  AND job LIKE 'analytics.%' AND payload->>'orderId' = order_id::text)) AS orders,
         (SELECT count(*)::int FROM sums FULL JOIN kept USING (status)
           WHERE (sums.orders, sums.cents) IS DISTINCT FROM (kept.orders, kept.cents)) AS sums`;

/**
 * The query builder cannot lock a table. Counting an order holds a conflicting row lock until its
 * commit.
 */
export const LOCK_ROLLUP = 'LOCK TABLE counted_order IN SHARE ROW EXCLUSIVE MODE';

/** Sums up any number of orders in the database. Parameter: the day, of which nothing is counted. */
export const COUNT_DAY = `
  WITH counted AS (
    INSERT INTO counted_order (order_id, day, status, cents)
    SELECT order_id, $1::date, status, cents FROM (${ORDERS_OF_DAY}) AS present
    ON CONFLICT (order_id) DO UPDATE
      SET day = excluded.day, status = excluded.status, cents = excluded.cents
    RETURNING status, cents
  )
  INSERT INTO sales_day (day, status, orders, cents)
  SELECT $1::date, status, count(*), sum(cents) FROM counted GROUP BY status`;
