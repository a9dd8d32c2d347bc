import type { Invariants } from './invariants.js';

/** Of each order line: the units that part refunds took, and those of them that are in stock again. */
const REFUNDED_UNITS = `
  SELECT line_id, sum(quantity) AS units,
         coalesce(sum(quantity) FILTER (WHERE is_restocked), 0) AS restocked
    FROM partial_refund_line JOIN partial_refund ON partial_refund.id = refund_id GROUP BY line_id`;

/** Conditions on stock, holds and the stock ledger. */
export const STOCK_INVARIANTS: Invariants = {
  'a stock below zero, or not the sum of its ledger': `
    SELECT id FROM product
      LEFT JOIN (SELECT product_id, sum(change) AS units FROM stock_ledger GROUP BY product_id) AS ledger
        ON product_id = id
     WHERE quantity < 0 OR quantity <> coalesce(units, 0)`,
  // An imported order may have come back before it was imported: then its units never left the stock here.
  'units that left the stock for neither a hold nor an order': `
    SELECT checkout_id FROM (
      SELECT checkout_id, product_id, -sum(change) AS units FROM stock_ledger
       WHERE reason IN ('held', 'released') GROUP BY checkout_id, product_id) AS gone
      FULL JOIN (
      SELECT checkout_id, product_id, sum(quantity) AS units FROM (
        SELECT checkout_id, product_id, quantity FROM stock_hold
         UNION ALL
        SELECT checkout_id, product_id, quantity
          FROM order_line JOIN orders ON orders.id = order_id LEFT JOIN checkout ON checkout.id = checkout_id
         WHERE checkout.id IS NOT NULL
            OR checkout_id IN (SELECT checkout_id FROM stock_ledger WHERE checkout_id IS NOT NULL)) AS units
       GROUP BY checkout_id, product_id) AS taken USING (checkout_id, product_id)
     WHERE coalesce(gone.units, 0) <> coalesce(taken.units, 0)`,
  'a hold that is not what its open checkout buys': `
    SELECT checkout_id FROM (
      SELECT id AS checkout_id, user_id, (line->>'productId')::uuid AS product_id,
             (line->>'quantity')::integer AS quantity
        FROM checkout, jsonb_array_elements(lines) AS line WHERE status = 'open') AS bought
      FULL JOIN stock_hold AS held USING (checkout_id, product_id)
     WHERE (bought.user_id, bought.quantity) IS DISTINCT FROM (held.user_id, held.quantity)`,
  'goods that came back otherwise than their order': `
    SELECT order_id FROM (
      SELECT order_id, product_id, orders.status, quantity - coalesce(refunded.units, 0) AS quantity,
             checkout.id IS NOT NULL AND quantity > coalesce(refunded.units, 0) AS is_sold
        FROM order_line JOIN orders ON orders.id = order_id LEFT JOIN checkout ON checkout.id = checkout_id
        LEFT JOIN (${REFUNDED_UNITS}) AS refunded ON line_id = order_line.id
      ) AS bought
      FULL JOIN (
      SELECT order_id, product_id, reason, change FROM stock_ledger
       WHERE reason IN ('returned', 'written_off')) AS back USING (order_id, product_id)
     WHERE CASE WHEN reason IS NULL THEN is_sold AND status IN ('canceled', 'returned')
                WHEN status = 'returned' THEN change <> CASE reason WHEN 'returned' THEN quantity ELSE 0 END
                ELSE (status, reason, change) IS DISTINCT FROM ('canceled', 'returned', quantity) END`,
  'units of part refunds that are in stock otherwise than they say': `
    SELECT order_id FROM (
      SELECT order_line.order_id, product_id, sum(restocked) AS units
        FROM order_line JOIN (${REFUNDED_UNITS}) AS refunded ON line_id = order_line.id
       GROUP BY order_line.order_id, product_id) AS said
      FULL JOIN (
      SELECT order_id, product_id, sum(change) AS units FROM stock_ledger WHERE reason = 'refunded'
       GROUP BY order_id, product_id) AS entered USING (order_id, product_id)
     WHERE coalesce(said.units, 0) <> coalesce(entered.units, 0)`,
  'units sold that are not those of standing orders': `
    SELECT id FROM product
      LEFT JOIN (SELECT product_id, sum(order_line.quantity - coalesce(refunded.units, 0)) AS units
                   FROM order_line JOIN orders ON orders.id = order_id
                   LEFT JOIN (${REFUNDED_UNITS}) AS refunded ON line_id = order_line.id
                  WHERE status NOT IN ('canceled', 'returned') GROUP BY product_id) AS sold
        ON sold.product_id = id
      LEFT JOIN (SELECT product_id, sum(uncounted) AS units FROM stock_ledger
                  WHERE uncounted IS NOT NULL GROUP BY product_id) AS waiting ON waiting.product_id = id
     WHERE units_sold + coalesce(waiting.units, 0) <> coalesce(sold.units, 0)`,
};
