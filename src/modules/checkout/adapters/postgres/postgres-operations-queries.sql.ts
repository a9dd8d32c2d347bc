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

/** The early fraud warnings that an admin has to decide about, with their orders; read by an index of them. */
export const PENDING_FRAUD_WARNINGS = `(
  SELECT warning.id, warning.intent_id, warning.amount_cents, warning.fraud_type,
         warning.issued_at, orders.id AS order_id, orders.number
    FROM fraud_warning warning LEFT JOIN orders ON orders.transaction_id = warning.intent_id
   WHERE warning.is_actionable AND warning.dismissed_at IS NULL
     AND (orders.id IS NULL OR orders.payment_status = 'fraud_warning'))`;
