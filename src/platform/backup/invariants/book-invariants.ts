import type { Invariants } from './invariants.js';

/** SQL for what the books have of one source, in cents; `id` is SQL for its id, of any type. */
export const enteredCents = (kind: 'order' | 'refund' | 'dispute', id: string): string =>
  `(SELECT coalesce(sum(amount_cents), 0) FROM ledger_entry
     WHERE source_kind = '${kind}' AND source_id = ${id}::text)`;

/** Whether a job will still enter the order: an import, or one of a process of the release before. */
const isAwaited = (order: string) =>
  `(EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND job = 'books.enter-past-order'
              AND payload->>'orderId' = ${order}.id::text)
    OR ${order}.created_at >= (SELECT until FROM ledger_coverage))`;

/** The refunds of both tables. */
const REFUNDS = `
  SELECT id, order_id, status, amount_cents, settled_at, created_at FROM refund
   UNION ALL
  SELECT id, order_id, status, amount_cents, settled_at, created_at FROM partial_refund`;

/**
 * Conditions on the books. A process of the release before enters nothing; `ledger_coverage` says until when
 * a job has made up for that.
 */
export const BOOK_INVARIANTS: Invariants = {
  'an order whose entries in the books are not its total': `
    SELECT orders.id FROM orders
     WHERE ${enteredCents('order', 'orders.id')} <> total_cents
       AND (EXISTS (SELECT FROM ledger_entry
                     WHERE source_kind = 'order' AND source_id = orders.id::text)
            OR NOT ${isAwaited('orders')})`,
  // The tax of an order is what all its entries of taxes come to.
  'an order whose entries in the books have another tax, delivery or discount': `
    SELECT orders.id FROM orders JOIN ledger_entry ON order_id = orders.id AND source_kind = 'order'
     GROUP BY orders.id
    HAVING coalesce(sum(ledger_entry.amount_cents) FILTER (WHERE kind = 'tax'), 0) <> tax_cents
        OR coalesce(sum(ledger_entry.amount_cents) FILTER (WHERE kind = 'delivery'), 0)
           <> shipping_cents - CASE WHEN is_tax_included THEN shipping_tax_cents ELSE 0 END
        OR -coalesce(sum(ledger_entry.amount_cents) FILTER (WHERE kind = 'discount'), 0)
           NOT BETWEEN CASE WHEN is_tax_included THEN 0 ELSE discount_cents END AND discount_cents`,
  // Each line and the delivery round their own tax. Entries of before the rates of sales are left out.
  'an order whose tax in the books is not that of its rates': `
    SELECT entry.order_id FROM ledger_entry AS entry
     WHERE source_kind = 'order' AND tax_rate IS NOT NULL
     GROUP BY entry.order_id, tax_rate
    HAVING bool_or(kind <> 'tax')
       AND abs(coalesce(sum(amount_cents) FILTER (WHERE kind = 'tax'), 0)
               - sum(amount_cents) FILTER (WHERE kind <> 'tax') * tax_rate / 1000000.0)
           > 1 + (SELECT count(*) FROM order_line WHERE order_line.order_id = entry.order_id)`,
  'an order whose entries in the books go to another place': `
    SELECT ledger_entry.order_id FROM ledger_entry JOIN orders ON orders.id = order_id
     WHERE ledger_entry.country IS NOT NULL
     GROUP BY ledger_entry.order_id, orders.country
    HAVING count(DISTINCT (ledger_entry.country, ledger_entry.state)) > 1
        OR bool_or(ledger_entry.country <> orders.country)`,
  'a refund whose entries in the books are not what it gave back': `
    SELECT refund.id FROM (${REFUNDS}) AS refund JOIN orders ON orders.id = order_id
     WHERE ${enteredCents('refund', 'refund.id')}
           <> CASE refund.status WHEN 'refunded' THEN -refund.amount_cents ELSE 0 END
       AND coalesce(settled_at, refund.created_at) < (SELECT until FROM ledger_coverage)
       AND NOT ${isAwaited('orders')}`,
  'a dispute whose entries in the books are not what it took': `
    SELECT dispute.id FROM dispute JOIN orders ON transaction_id = intent_id
     WHERE ${enteredCents('dispute', 'dispute.id')} <> -withdrawn_cents
       AND NOT ${isAwaited('orders')}`,
  'a fee in the books that the card provider did not take, or another amount': `
    SELECT coalesce(id, source_id) FROM (
      SELECT id, fee_cents - CASE kind WHEN 'fee' THEN amount_cents ELSE 0 END AS cents
        FROM balance_transaction WHERE is_own AND currency = 'usd') AS transaction
      FULL JOIN (
      SELECT source_id, -sum(amount_cents) AS cents FROM ledger_entry
       WHERE source_kind = 'balance_transaction' GROUP BY source_id) AS entered ON source_id = id
     WHERE coalesce(transaction.cents, 0) <> coalesce(entered.cents, 0)`,
  'a sum of the balance that is not that of its movements': `
    SELECT coalesce(total.currency || ' ' || total.kind, moved.currency || ' ' || moved.kind)
      FROM balance_sum AS total
      FULL JOIN (
        SELECT currency, kind, is_own, sum(amount_cents) AS cents, sum(fee_cents) AS fee_cents
          FROM balance_transaction GROUP BY currency, kind, is_own) AS moved
        USING (currency, kind, is_own)
     WHERE (total.cents, total.fee_cents) IS DISTINCT FROM (moved.cents, moved.fee_cents)`,
  'an entry in the books of what does not exist': `
    SELECT source_id FROM ledger_entry
     WHERE NOT CASE source_kind
         WHEN 'order' THEN EXISTS (SELECT FROM orders
                                    WHERE id::text = source_id AND id = order_id AND transaction_id = intent_id)
         WHEN 'refund' THEN EXISTS (SELECT FROM (${REFUNDS}) AS refund
                                     WHERE id::text = source_id AND refund.order_id = ledger_entry.order_id)
         WHEN 'dispute' THEN EXISTS (SELECT FROM dispute
                                      WHERE id = source_id AND dispute.intent_id = ledger_entry.intent_id)
         ELSE true END`,
  // The shop's time zone may have been any since, and none is further than a day from UTC.
  'an entry in the books for another day than that of its recording': `
    SELECT source_id FROM ledger_entry
     WHERE NOT is_opening AND abs(day - (recorded_at AT TIME ZONE 'UTC')::date) > 1
        OR is_opening AND recorded_at >= (SELECT opened_at + interval '1 hour' FROM ledger_coverage)`,
};
