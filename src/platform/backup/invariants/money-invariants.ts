import type { Invariants } from './invariants.js';

/** Conditions on refunds and on the daily sales. */
export const MONEY_INVARIANTS: Invariants = {
  'a refund of more than its order, or of none that was taken back': `
    SELECT refund.id FROM refund LEFT JOIN orders ON orders.id = order_id
     WHERE order_id IS NOT NULL
       AND (orders.id IS NULL OR intent_id <> transaction_id OR amount_cents > total_cents
            OR orders.status NOT IN ('canceled', 'returned'))`,
  // What a dispute took is not refunded, too.
  'an order that was taken back without its refund': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE orders.status IN ('canceled', 'returned')
       AND NOT EXISTS (SELECT FROM refund WHERE order_id = orders.id)
       AND NOT EXISTS (SELECT FROM dispute WHERE dispute.intent_id = transaction_id)`,
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
      SELECT id AS order_id, (created_at AT TIME ZONE 'UTC')::date AS day, status,
             total_cents - lost_cents AS cents FROM orders) AS present
      FULL JOIN counted_order AS counted USING (order_id)
     WHERE (present.day, present.status, present.cents)
           IS DISTINCT FROM (counted.day, counted.status, counted.cents)
       AND NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND job LIKE 'analytics.%'
                          AND payload->>'orderId' = order_id::text)`,
};
