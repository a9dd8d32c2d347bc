import type { Invariants } from './invariants.js';

/** Of each order line: the units that returns take of it. */
const RETURNED_UNITS = `
  SELECT order_line_id, sum(CASE WHEN state IN ('declined', 'withdrawn') THEN 0
                                 WHEN state IN ('received', 'refunded', 'closed') THEN coalesce(received, 0)
                                 ELSE quantity END) AS units
    FROM order_return_line JOIN order_return ON order_return.id = return_id GROUP BY order_line_id`;

/** Of each order line: the units that were delivered. Orders of before have no parcels, or none that tell. */
const DELIVERED_UNITS = `
  SELECT order_line.id AS order_line_id, CASE
           WHEN EXISTS (SELECT FROM parcel WHERE order_id = orders.id)
           THEN (SELECT coalesce(sum(parcel_line.quantity), 0) FROM parcel_line JOIN parcel ON parcel.id = parcel_id
                  WHERE order_line_id = order_line.id
                    AND (delivered_at IS NOT NULL OR orders.status = 'delivered'))
           WHEN orders.status = 'delivered' THEN order_line.quantity ELSE 0 END AS units
    FROM order_line JOIN orders ON orders.id = order_id`;

/** Conditions on what shoppers send back. */
export const RETURN_INVARIANTS: Invariants = {
  'more units of a line in returns than were delivered': `
    SELECT order_line_id FROM (${RETURNED_UNITS}) AS returned
      JOIN (${DELIVERED_UNITS}) AS delivered USING (order_line_id)
     WHERE returned.units > delivered.units`,
  'a return with a line of another order, or with none': `
    SELECT order_return.id FROM order_return LEFT JOIN order_return_line ON return_id = order_return.id
      LEFT JOIN order_line ON order_line.id = order_line_id
     WHERE order_line.order_id IS DISTINCT FROM order_return.order_id`,
  'a return whose received units do not fit its state': `
    SELECT return_id FROM order_return_line JOIN order_return ON order_return.id = return_id
     WHERE (state IN ('received', 'refunded', 'closed')) <> (received IS NOT NULL)`,
  // One whose event is still to be handled is not counted yet.
  'a return whose state its refund does not cause': `
    SELECT order_return.id FROM order_return LEFT JOIN partial_refund ON partial_refund.id = refund_id
     WHERE CASE WHEN refund_id IS NULL THEN state = 'refunded'
                WHEN partial_refund.order_id IS DISTINCT FROM order_return.order_id THEN true
                ELSE CASE partial_refund.status WHEN 'refunded' THEN state <> 'refunded'
                                                ELSE state NOT IN ('received', 'closed') END
                     AND NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND job = 'returns.apply-refund'
                                        AND payload->>'refundId' = refund_id::text) END`,
  'a return that was refunded for other units than were received': `
    SELECT return_id FROM (
      SELECT return_id, order_line_id AS line_id, received AS units
        FROM order_return_line JOIN order_return ON order_return.id = return_id
       WHERE refund_id IS NOT NULL AND received > 0) AS back
      FULL JOIN (
      SELECT order_return.id AS return_id, line_id, quantity AS units
        FROM order_return JOIN partial_refund_line USING (refund_id)) AS refunded USING (return_id, line_id)
     WHERE back.units IS DISTINCT FROM refunded.units`,
  'units of open returns that a refund took, too': `
    SELECT order_line.id FROM (
      SELECT order_line_id, sum(coalesce(received, quantity)) AS units
        FROM order_return_line JOIN order_return ON order_return.id = return_id
       WHERE refund_id IS NULL AND state IN ('requested', 'approved', 'received')
       GROUP BY order_line_id) AS open
      JOIN order_line ON order_line.id = open.order_line_id
     WHERE open.units > order_line.quantity - (
             SELECT coalesce(sum(quantity), 0) FROM partial_refund_line WHERE line_id = order_line.id)`,
  'units of returns that are in stock otherwise than they say': `
    SELECT order_id FROM (
      SELECT order_line.order_id, product_id, sum(received) AS units
        FROM order_return_line JOIN order_line ON order_line.id = order_line_id
       WHERE is_restocked GROUP BY order_line.order_id, product_id) AS said
      FULL JOIN (
      SELECT order_id, product_id, sum(change) AS units FROM stock_ledger WHERE reason = 'put_back'
       GROUP BY order_id, product_id) AS entered USING (order_id, product_id)
     WHERE coalesce(said.units, 0) <> coalesce(entered.units, 0)`,
};
