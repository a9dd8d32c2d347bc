import type { Invariants } from './invariants.js';

/** Of each order with parcels: the units that are in none of them and that no refund took. */
const TO_SHIP = `
  SELECT orders.id, orders.status, sum(greatest(0, line.quantity
         - (SELECT coalesce(sum(quantity), 0) FROM parcel_line WHERE order_line_id = line.id)
         - (SELECT coalesce(sum(quantity), 0) FROM partial_refund_line WHERE line_id = line.id))) AS units
    FROM orders JOIN order_line line ON line.order_id = orders.id
   WHERE EXISTS (SELECT FROM parcel WHERE order_id = orders.id) GROUP BY orders.id`;

/** How often each order had a part shipped, by its history. The last part is a change of status. */
const PARTS = `
  SELECT order_id FROM order_history WHERE what = 'stock' AND detail ~ '^parcel \\d+ shipped'`;

/** The emails of parts: sent, still to be sent, or not sent because the part was undone before. */
const PART_EMAILS = `
  SELECT order_id FROM order_history
   WHERE (what = 'mail' AND detail LIKE '"Part of order %')
      OR (what = 'stock' AND detail ~ '^parcel \\d+ undone before')
   UNION ALL
  SELECT (payload->>'orderId')::uuid FROM outbox
   WHERE done_at IS NULL AND job = 'orders.send-parcel-email'`;

/** Conditions on parcels. An order that was shipped before there were parcels has none. */
export const PARCEL_INVARIANTS: Invariants = {
  'more units of a line in parcels than were ordered': `
    SELECT order_line.id FROM parcel_line JOIN order_line ON order_line.id = order_line_id
     GROUP BY order_line.id HAVING sum(parcel_line.quantity) > order_line.quantity`,
  'a parcel with a line of another order, or with none': `
    SELECT parcel.id FROM parcel LEFT JOIN parcel_line ON parcel_id = parcel.id
      LEFT JOIN order_line ON order_line.id = order_line_id
     WHERE order_line.order_id IS DISTINCT FROM parcel.order_id`,
  'a shipped order with units that are neither in a parcel nor refunded': `
    SELECT id FROM (${TO_SHIP}) AS left_to_ship
     WHERE status IN ('shipped', 'delivered', 'returned') AND units > 0`,
  'a pending order with a parcel and nothing left to ship': `
    SELECT id FROM (${TO_SHIP}) AS left_to_ship WHERE status = 'pending' AND units = 0`,
  'a canceled order with a parcel': `
    SELECT id FROM (${TO_SHIP}) AS left_to_ship WHERE status = 'canceled'`,
  'a part that was shipped without exactly one email': `
    SELECT order_id FROM (SELECT order_id, count(*) AS parts FROM (${PARTS}) AS part GROUP BY order_id) AS shipped
      FULL JOIN (SELECT order_id, count(*) AS emails FROM (${PART_EMAILS}) AS email GROUP BY order_id) AS told
      USING (order_id)
     WHERE coalesce(parts, 0) <> coalesce(emails, 0)`,
};
