import type { Invariants } from './invariants.js';

/** What all units of a line cost, of `order_line` and `orders`: with a tax that prices do not include. */
const LINE_NET = `(price_cents::numeric * quantity - order_line.discount_cents
             + CASE WHEN is_tax_included THEN 0 ELSE order_line.tax_cents END)`;

/** Conditions on refunds and on the daily sales. */
export const MONEY_INVARIANTS: Invariants = {
  'a refund of more than its order, or of none that was taken back': `
    SELECT refund.id FROM refund LEFT JOIN orders ON orders.id = order_id
     WHERE order_id IS NOT NULL
       AND (orders.id IS NULL OR intent_id <> transaction_id OR amount_cents > total_cents
            OR orders.status NOT IN ('canceled', 'returned'))`,
  // What a dispute took is not refunded, too; parts may have given all of it back before.
  'an order that was taken back without its refund': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE orders.status IN ('canceled', 'returned')
       AND NOT EXISTS (SELECT FROM refund WHERE order_id = orders.id)
       AND orders.total_cents > (SELECT coalesce(sum(amount_cents), 0) FROM partial_refund
                           WHERE order_id = orders.id AND status <> 'unmatched')
       AND NOT EXISTS (SELECT FROM dispute WHERE dispute.intent_id = transaction_id)`,
  'a payment whose refunded cents are not the sum of its refunds, or above it': `
    SELECT intent_id FROM payment
      FULL JOIN (
      SELECT intent_id, sum(amount_cents) AS cents FROM (
        SELECT intent_id, amount_cents FROM refund WHERE status <> 'failed'
         UNION ALL
        SELECT intent_id, amount_cents FROM partial_refund
         WHERE status NOT IN ('failed', 'unmatched')) AS standing
       GROUP BY intent_id) AS refunded USING (intent_id)
     WHERE refunded_cents IS DISTINCT FROM coalesce(cents, 0) OR refunded_cents > captured_cents`,
  'a payment with a refund that captured another amount than its order': `
    SELECT intent_id FROM payment JOIN orders ON transaction_id = intent_id
     WHERE captured_cents <> total_cents`,
  'a part refund of another order than its payment': `
    SELECT partial_refund.id FROM partial_refund LEFT JOIN orders ON orders.id = order_id
     WHERE transaction_id IS DISTINCT FROM intent_id`,
  'a part refund that is not the sum of what it is for': `
    SELECT id FROM partial_refund
      LEFT JOIN (SELECT refund_id, sum(amount_cents) AS cents FROM partial_refund_line
                  GROUP BY refund_id) AS lines ON refund_id = id
     WHERE (cents IS NOT NULL OR delivery_cents > 0)
       AND amount_cents + coalesce(withheld_cents, 0) <> coalesce(cents, 0) + delivery_cents`,
  'refunds of a delivery above what it cost': `
    SELECT orders.id FROM orders JOIN partial_refund ON order_id = orders.id
     GROUP BY orders.id
    HAVING sum(delivery_cents)
         > shipping_cents + CASE WHEN is_tax_included THEN 0 ELSE shipping_tax_cents END`,
  // All units give back exactly what the line cost, fewer units their share of it, rounded down.
  'refunds of a line that are not their share of what it cost': `
    SELECT refunded.line_id FROM (
      SELECT line_id, order_id, sum(quantity) AS units, sum(partial_refund_line.amount_cents) AS cents
        FROM partial_refund_line JOIN partial_refund ON partial_refund.id = refund_id
       GROUP BY line_id, order_id) AS refunded
      LEFT JOIN order_line ON order_line.id = line_id AND order_line.order_id = refunded.order_id
      LEFT JOIN orders ON orders.id = refunded.order_id
     WHERE order_line.id IS NULL OR units > quantity
        OR cents <> floor(${LINE_NET} * units / quantity)`,
  // One whose event is still to be handled is not counted yet.
  'an order that counts its part refunds otherwise': `
    SELECT orders.id FROM orders LEFT JOIN partial_refund ON order_id = orders.id
     GROUP BY orders.id
    HAVING part_refunded_cents <> least(total_cents,
             coalesce(sum(amount_cents) FILTER (WHERE partial_refund.status = 'refunded'), 0))
       AND NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND job LIKE 'orders.%'
                          AND payload->>'orderId' = orders.id::text)`,
  'daily sales that are not the sum of what they count': `
    SELECT day || ' ' || status FROM (
      SELECT day, status, count(*) AS orders, sum(cents) AS cents FROM counted_order
       WHERE day IS NOT NULL GROUP BY day, status) AS counted
      FULL JOIN sales_day USING (day, status)
     WHERE (coalesce(counted.orders, 0), coalesce(counted.cents, 0))
        <> (coalesce(sales_day.orders, 0), coalesce(sales_day.cents, 0))`,
  // One whose event is still to be handled is not counted yet.
  'an order that the daily sales count otherwise': `
    SELECT order_id FROM (
      SELECT id AS order_id, status,
             (created_at AT TIME ZONE coalesce((SELECT time_zone FROM sales_zone), 'UTC'))::date AS day,
             greatest(0, total_cents - lost_cents - part_refunded_cents) AS cents
        FROM orders) AS present
      FULL JOIN counted_order AS counted USING (order_id)
     WHERE (present.day, present.status, present.cents)
           IS DISTINCT FROM (counted.day, counted.status, counted.cents)
       AND NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND job LIKE 'analytics.%'
                          AND payload->>'orderId' = order_id::text)
       -- A change of the shop's time zone is being made up for.
       AND NOT EXISTS (SELECT FROM sales_zone WHERE NOT is_counted)`,
};
