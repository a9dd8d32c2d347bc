import type { Invariants } from './invariants.js';

/**
 * Emails about an order that were sent, or are still to be sent; done jobs are in the history. The email of
 * a part that was shipped is no email of a status, which `PARCEL_INVARIANTS` counts, nor that of a part
 * that was refunded, or of a return.
 */
const EMAILS = `
  SELECT order_id, detail ILIKE '%confirm%' AS is_confirmation FROM order_history
   WHERE what = 'mail' AND detail NOT LIKE '"Part of order %' AND detail NOT LIKE '"Refund of order %'
     AND detail NOT LIKE '"Return of order %'
   UNION ALL
  SELECT (payload->>'orderId')::uuid, job = 'orders.send-confirmation' FROM outbox
   WHERE done_at IS NULL AND job IN ('orders.send-confirmation', 'orders.send-status-mail')`;

/** Conditions on orders, their histories and their checkouts. An imported order has no checkout. */
export const ORDER_INVARIANTS: Invariants = {
  'an order number that was given twice': `
    SELECT number FROM orders GROUP BY number HAVING count(*) > 1`,
  'an order number that is still to be given': `
    SELECT number FROM orders WHERE number > (SELECT last_value FROM order_number)`,
  'an order of another account than its checkout': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE orders.user_id <> checkout.user_id`,
  'an order that goes elsewhere than its checkout says': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE customer_details <> jsonb_build_object('fullName', full_name, 'email', email,
             'phone', phone, 'address', address, 'city', city, 'state', state, 'zip', zip)
       AND (NOT EXISTS (SELECT FROM order_history
                         WHERE order_id = orders.id AND what = 'address')
            OR (customer_details->>'email', customer_details->>'state', customer_details->>'zip')
               IS DISTINCT FROM (email, state, zip))`,
  'an order that goes elsewhere than it was priced to': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id,
           jsonb_to_record(nullif(pricing->'destination', 'null'))
             AS destination (country text, state text, zip text)
     WHERE destination.country <> coalesce(orders.country, '')
        OR destination.state <> orders.state OR destination.zip <> orders.zip`,
  'an order with other lines than its checkout': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE (SELECT jsonb_agg(jsonb_build_array(product_id, name, price_cents, quantity,
                                               discount_cents, tax_cents) ORDER BY product_id)
              FROM order_line WHERE order_id = orders.id)
           IS DISTINCT FROM
           (SELECT jsonb_agg(jsonb_build_array(line->'productId', line->'name', line->'priceCents',
                                               line->'quantity', coalesce(line->'discountCents', '0'),
                                               coalesce(line->'taxCents', '0'))
                             ORDER BY (line->>'productId')::uuid)
              FROM jsonb_array_elements(lines) AS line)`,
  'an order that did not complete its checkout': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE checkout.status <> 'completed' OR intent_id IS DISTINCT FROM transaction_id`,
  'a completed checkout without its order': `
    SELECT checkout.id FROM checkout LEFT JOIN orders ON checkout_id = checkout.id
     WHERE checkout.status = 'completed' AND orders.id IS NULL`,
  'an order with other charges than its checkout': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
     WHERE (shipping_cents, shipping_method, discount_code, is_tax_included) IS DISTINCT FROM (
       coalesce((pricing->'delivery'->>'chargeCents')::integer, 0), pricing->'delivery'->>'name',
       pricing->>'code', coalesce((pricing->>'isTaxIncluded')::boolean, false))`,
  'an order whose total is not the sum of its lines and charges': `
    SELECT orders.id FROM orders
     WHERE NOT EXISTS (
       SELECT FROM order_line line WHERE order_id = orders.id
       HAVING orders.discount_cents = sum(line.discount_cents)
          AND orders.tax_cents = sum(line.tax_cents) + shipping_tax_cents
          AND total_cents = sum(price_cents::bigint * quantity) - orders.discount_cents
              + shipping_cents + CASE WHEN is_tax_included THEN 0 ELSE orders.tax_cents END)`,
  'a checkout whose total is not the sum of its lines and charges': `
    SELECT id FROM checkout
     WHERE total_cents IS DISTINCT FROM
           (SELECT sum((line->>'priceCents')::bigint * (line->>'quantity')::integer)
              FROM jsonb_array_elements(lines) AS line)
           - coalesce((pricing->>'discountCents')::integer, 0)
           + coalesce((pricing->'delivery'->>'chargeCents')::integer, 0)
           + CASE WHEN (pricing->>'isTaxIncluded')::boolean THEN 0
                  ELSE coalesce((pricing->>'taxCents')::integer, 0) END`,
  'an illegal step in a history': `
    SELECT order_id FROM (
      SELECT order_id, detail AS step,
             lag(detail) OVER (PARTITION BY order_id ORDER BY id) AS before
        FROM order_history WHERE what = 'status') AS steps
     WHERE (coalesce(before, 'nothing'), step) NOT IN (
       ('nothing', 'pending'), ('pending', 'shipped'), ('pending', 'canceled'),
       ('shipped', 'delivered'), ('shipped', 'returned'))`,
  'an order whose status is not the last of its history': `
    SELECT orders.id FROM orders
     WHERE status IS DISTINCT FROM
           (SELECT detail FROM order_history WHERE order_id = orders.id AND what = 'status'
             ORDER BY order_history.id DESC LIMIT 1)`,
  'an order without exactly one confirmation': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
      LEFT JOIN (${EMAILS}) AS email ON order_id = orders.id
     GROUP BY orders.id HAVING count(*) FILTER (WHERE is_confirmation) <> 1`,
  'a change of status without exactly one email': `
    SELECT orders.id FROM orders JOIN checkout ON checkout.id = checkout_id
      LEFT JOIN (${EMAILS}) AS email ON order_id = orders.id
     GROUP BY orders.id
    HAVING count(*) FILTER (WHERE NOT is_confirmation)
        <> (SELECT count(*) FROM order_history
             WHERE order_id = orders.id AND what = 'status' AND detail <> 'pending')`,
  'a count of orders that is not their number': `
    SELECT status FROM
      (SELECT status, sum(count) AS orders FROM order_count GROUP BY status) AS counted
      FULL JOIN (SELECT status, count(*) AS orders FROM orders GROUP BY status) AS present USING (status)
     WHERE coalesce(counted.orders, 0) <> coalesce(present.orders, 0)`,
};
