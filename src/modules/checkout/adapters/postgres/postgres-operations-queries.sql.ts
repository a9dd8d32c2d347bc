/** The query builder has no UNION: unmatched payments, and failed refunds without an order. */
export const PAYMENTS_WITHOUT_ORDER = `(
  SELECT intent_id, amount_cents, reason, seen_at, false AS refund_failed FROM unmatched_payment
  UNION ALL
  SELECT intent_id, amount_cents, 'The refund failed: ' || coalesce(error, 'no reason given'),
         created_at, true
    FROM refund WHERE order_id IS NULL AND status = 'failed')`;

/** The disputes that the bank has not decided, with their orders; the planner reads an index of them. */
export const OPEN_DISPUTES = `(
  SELECT dispute.id, dispute.intent_id, dispute.amount_cents, dispute.reason, dispute.answer_by,
         dispute.status = 'needs_answer' AS needs_answer, orders.id AS order_id, orders.number
    FROM dispute LEFT JOIN orders ON orders.transaction_id = dispute.intent_id
   WHERE dispute.status IN ('needs_answer', 'under_review'))`;

/** Subquery beside the total of another table: the units held by open checkouts. */
export const UNITS_HELD = '(SELECT coalesce(sum(quantity), 0)::integer FROM stock_hold)';
