import type { Invariants } from './invariants.js';

/** The refunds of both tables. */
const REFUNDS = `
  SELECT id, order_id, status, amount_cents, settled_at FROM refund
   UNION ALL
  SELECT id, order_id, status, amount_cents, settled_at FROM partial_refund`;

/** The counter of a document, of `billing_document`. */
const COUNTER = `CASE kind WHEN 'invoice' THEN 'invoice' ELSE 'credit_note' END`;

/**
 * Conditions on invoices, credit notes and reversals. A process of the release before writes none of them;
 * `billing_coverage` says until when a job has made up for that.
 */
export const DOCUMENT_INVARIANTS: Invariants = {
  'a document without a number': `SELECT id FROM billing_document WHERE number IS NULL`,
  'a series of documents with a gap or a double': `
    SELECT ${COUNTER} || ' ' || series FROM billing_document
     GROUP BY ${COUNTER}, series
    HAVING min(number) <> 1 OR max(number) <> count(*) OR count(DISTINCT number) <> count(*)`,
  'a counter of documents that is not at its last number': `
    SELECT name FROM billing_counter
     WHERE last_number <> (SELECT coalesce(max(number), 0) FROM billing_document
                            WHERE ${COUNTER} = name AND billing_document.series = billing_counter.series)
        OR series < (SELECT max(series) FROM billing_document WHERE ${COUNTER} = name)`,
  'a document that is not the sum of its lines': `
    SELECT id FROM billing_document
     WHERE total_cents IS DISTINCT FROM
           (SELECT coalesce(sum((line->>'priceCents')::bigint * (line->>'quantity')::integer
                                - (line->>'discountCents')::integer), 0)
              FROM jsonb_array_elements(content->'lines') AS line)
           + coalesce((content->'delivery'->>'amountCents')::integer, 0)
           + CASE WHEN (content->>'isTaxIncluded')::boolean THEN 0
                  ELSE (content->>'taxCents')::integer END`,
  // An imported order has no checkout, and an older one an invoice only where staff have issued it.
  'an order without exactly one invoice': `
    SELECT orders.id FROM orders
      LEFT JOIN billing_document ON order_id = orders.id AND kind = 'invoice'
     GROUP BY orders.id
    HAVING count(billing_document.id) > 1
        OR count(billing_document.id) = 0
           AND orders.created_at >= (SELECT since FROM billing_coverage)
           AND orders.created_at < (SELECT until FROM billing_coverage)
           AND EXISTS (SELECT FROM checkout WHERE checkout.id = orders.checkout_id)`,
  'an invoice of another total than its order': `
    SELECT billing_document.id FROM billing_document LEFT JOIN orders ON orders.id = order_id
     WHERE kind = 'invoice' AND orders.total_cents IS DISTINCT FROM billing_document.total_cents`,
  'a refund whose credit notes are not those of its state': `
    SELECT refund.id FROM (${REFUNDS}) AS refund
      LEFT JOIN billing_document AS note
        ON refund_id = refund.id AND kind = 'credit_note' AND reversed_by IS NULL
     WHERE EXISTS (SELECT FROM billing_document AS invoice
                    WHERE invoice.order_id = refund.order_id AND invoice.kind = 'invoice')
       AND coalesce(settled_at, '-infinity') < (SELECT until FROM billing_coverage)
     GROUP BY refund.id, refund.status, refund.amount_cents
    HAVING count(note.id)
           <> CASE WHEN refund.status = 'refunded' AND refund.amount_cents > 0 THEN 1 ELSE 0 END`,
  // A refund that failed may have become smaller since.
  'a credit note or reversal of another amount or order than its refund': `
    SELECT note.id FROM billing_document AS note LEFT JOIN (${REFUNDS}) AS refund ON refund.id = refund_id
      LEFT JOIN billing_document AS reversed ON reversed.reversed_by = note.id
     WHERE note.kind <> 'invoice'
       AND (refund.order_id IS DISTINCT FROM note.order_id OR reversed.total_cents <> note.total_cents
            OR note.kind = 'credit_note' AND note.reversed_by IS NULL
               AND refund.amount_cents IS DISTINCT FROM note.total_cents)`,
  'a reversal that is not of one credit note': `
    SELECT coalesce(reversal.id, note.id) FROM
      (SELECT id, refund_id FROM billing_document WHERE kind = 'reversal') AS reversal
      FULL JOIN
      (SELECT id, refund_id, reversed_by FROM billing_document WHERE reversed_by IS NOT NULL) AS note
        ON reversed_by = reversal.id
     GROUP BY reversal.id, note.id
    HAVING count(*) <> 1 OR min(reversal.refund_id::text) IS DISTINCT FROM min(note.refund_id::text)`,
};
