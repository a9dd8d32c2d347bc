/**
 * Orders over two years with one to three lines each, their histories, and what they did to the
 * stock. Popular products are bought far more often than others.
 */
export async function fillOrders(db, { orders: count, products, people }) {
  await db.query('CREATE UNIQUE INDEX ON bench_product (n) ');
  await db.query(LINES, [count, products]);
  await db.query('CREATE INDEX ON bench_line (n); ANALYZE bench_line');
  await db.query(BUYERS);
  await db.query(PLAN, [count, people]);
  await db.query(ORDERS);
  await db.query(`INSERT INTO order_line
      (order_id, position, product_id, name, price_cents, quantity, image)
    SELECT bench_order.id, position, product_id, bench_line.name, price_cents, quantity, image
      FROM bench_line JOIN bench_order USING (n)`);
  await db.query(HISTORY);
  await db.query(LEDGER);
}

const LINES = `
  CREATE UNLOGGED TABLE bench_line AS
  SELECT row.n, position, product.id AS product_id, product.name, image, row.quantity,
         GREATEST(1, (price_cents::bigint * (100 - discount) + 50) / 100)::integer AS price_cents
    FROM (SELECT n, position, (1 + floor(bench_random(n, 40 + position) * 2))::integer AS quantity,
                 1 + floor(bench_random(n, 30 + position) ^ 3 * $2)::bigint AS product
            FROM generate_series(1, $1::integer) n,
                 generate_series(0, floor(bench_random(n, 29) * 3)::integer) position) row
    JOIN bench_product product ON product.n = row.product`;

const BUYERS = `
  CREATE UNLOGGED TABLE bench_buyer AS
  SELECT id, name, email, row_number() OVER (ORDER BY created_at, id) AS place
    FROM users WHERE role = 'user';
  CREATE UNIQUE INDEX ON bench_buyer (place);
  CREATE UNLOGGED TABLE bench_total AS
  SELECT n, sum(price_cents * quantity)::integer AS total FROM bench_line GROUP BY n;
  CREATE UNIQUE INDEX ON bench_total (n);
  ANALYZE bench_buyer, bench_total`;

const PLAN = `
  CREATE UNLOGGED TABLE bench_order AS
  SELECT n, at, bench_id(n, 'order', at) AS id, bench_id(n, 'checkout', at) AS checkout_id, status,
         buyer.id AS user_id, buyer.name, buyer.email, total
    FROM (SELECT n, at, 1 + floor(bench_random(n, 50) * $2)::bigint AS place,
                 CASE WHEN at > now() - interval '10 days'
                      THEN CASE WHEN bench_random(n, 51) < 0.6 THEN 'pending' ELSE 'shipped' END
                      ELSE CASE WHEN bench_random(n, 51) < 0.05 THEN 'canceled'
                                WHEN bench_random(n, 51) < 0.08 THEN 'returned'
                                ELSE 'delivered' END END AS status
            FROM (SELECT n, now() - interval '730 days'
                              + n * (interval '730 days' / ($1::integer + 1)) AS at
                    FROM generate_series(1, $1::integer) n) day) row
    JOIN bench_buyer buyer USING (place)
    JOIN bench_total USING (n)
   ORDER BY n`;

const ORDERS = `
  CREATE UNIQUE INDEX ON bench_order (n);
  ANALYZE bench_order;
  INSERT INTO orders (id, checkout_id, transaction_id, user_id, status, payment_status,
                      total_cents, shipping_cents, full_name, email, phone, address, city, state,
                      zip, country, created_at)
  SELECT id, checkout_id, 'pi_bench_' || n, user_id, status,
         CASE WHEN status IN ('canceled', 'returned') THEN 'refunded' ELSE 'paid' END,
         total, 0, name, email, '5550' || lpad(n::text, 8, '0'), n % 990 + 1 || ' Main Street',
         'Springfield', 'IL', lpad((n % 90000)::text, 5, '6'), 'US', at
    FROM bench_order`;

const HISTORY = `
  INSERT INTO order_history (order_id, at, user_id, what, detail)
  SELECT id, at + step * interval '1 day', user_id, 'status', detail
    FROM bench_order,
         LATERAL unnest(CASE status
           WHEN 'pending' THEN ARRAY ['pending']
           WHEN 'shipped' THEN ARRAY ['pending', 'shipped']
           WHEN 'delivered' THEN ARRAY ['pending', 'shipped', 'delivered']
           WHEN 'canceled' THEN ARRAY ['pending', 'canceled']
           ELSE ARRAY ['pending', 'shipped', 'returned'] END) WITH ORDINALITY AS step (detail, step)`;

/** Adds what was sold to the opening stock, then takes it, so that the ledger adds up. */
const LEDGER = `
  CREATE UNLOGGED TABLE bench_sold AS
  SELECT product_id, sum(quantity) AS given,
         sum(quantity) FILTER (WHERE status IN ('canceled', 'returned')) AS back
    FROM bench_line JOIN bench_order USING (n) GROUP BY product_id;
  ANALYZE bench_sold;
  INSERT INTO stock_ledger (product_id, change, reason, at)
  SELECT bench_product.id, quantity + coalesce(given - coalesce(back, 0), 0), 'edited', at
    FROM bench_product LEFT JOIN bench_sold ON product_id = id;
  INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
  SELECT product_id, -sum(quantity), 'held', checkout_id, at
    FROM bench_line JOIN bench_order USING (n) GROUP BY product_id, checkout_id, at;
  INSERT INTO stock_ledger (product_id, change, reason, order_id, at)
  SELECT product_id, sum(quantity), 'returned', bench_order.id, at
    FROM bench_line JOIN bench_order USING (n)
   WHERE status IN ('canceled', 'returned') GROUP BY product_id, bench_order.id, at;
  UPDATE product SET units_sold = given - coalesce(back, 0)
    FROM bench_sold WHERE product_id = product.id AND given > coalesce(back, 0);
  DROP TABLE bench_sold, bench_line, bench_order, bench_buyer, bench_total`;

/** The counters and daily sales that the shop itself maintains beside the orders. */
export async function fillOrderCounters(db) {
  await db.query(`
    TRUNCATE order_count, counted_order, sales_day;
    INSERT INTO order_count (status, shard, count)
    SELECT status, number % 16, count(*) FROM orders GROUP BY 1, 2;
    INSERT INTO counted_order (order_id, day, status, cents)
    SELECT id, (created_at AT TIME ZONE 'UTC')::date, status, total_cents FROM orders;
    INSERT INTO sales_day (day, status, orders, cents)
    SELECT day, status, count(*), sum(cents) FROM counted_order GROUP BY day, status`);
}
