/** The query builder has no UNION: unmatched payments, and failed refunds without an order. */
export const PAYMENTS_WITHOUT_ORDER = `(
  SELECT intent_id, amount_cents, reason, seen_at, false AS refund_failed FROM unmatched_payment
  UNION ALL
  SELECT intent_id, amount_cents, 'The refund failed: ' || coalesce(error, 'no reason given'),
         created_at, true
    FROM refund WHERE order_id IS NULL AND status = 'failed')`;

/** Subquery beside the total of another table: the units held by open checkouts. */
export const UNITS_HELD = '(SELECT coalesce(sum(quantity), 0)::integer FROM stock_hold)';
