import type { Invariants } from './invariants.js';

/** The units of each order, and those that are in its parcels. */
const UNITS = `
  SELECT orders.id, orders.status,
         (SELECT sum(quantity) FROM order_line WHERE order_id = orders.id) AS ordered,
         (SELECT coalesce(sum(quantity), 0) FROM parcel_line JOIN parcel ON parcel.id = parcel_id
           WHERE order_id = orders.id) AS shipped
    FROM orders WHERE EXISTS (SELECT FROM parcel WHERE order_id = orders.id)`;

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
  'a shipped order with units in no parcel': `
    SELECT id FROM (${UNITS}) AS units
     WHERE status IN ('shipped', 'delivered', 'returned') AND shipped < ordered`,
  'a pending order that is wholly in parcels': `
    SELECT id FROM (${UNITS}) AS units WHERE status = 'pending' AND shipped >= ordered`,
  'a canceled order with a parcel': `
    SELECT id FROM (${UNITS}) AS units WHERE status = 'canceled'`,
  'a part that was shipped without exactly one email': `
    SELECT order_id FROM (SELECT order_id, count(*) AS parts FROM (${PARTS}) AS part GROUP BY order_id) AS shipped
      FULL JOIN (SELECT order_id, count(*) AS emails FROM (${PART_EMAILS}) AS email GROUP BY order_id) AS told
      USING (order_id)
     WHERE coalesce(parts, 0) <> coalesce(emails, 0)`,
};
