/** SQL for what the books have of one source, in cents; `id` is SQL for its id, of any type. */
export const enteredCents = (kind: 'order' | 'refund' | 'dispute', id: string): string =>
  `(SELECT coalesce(sum(amount_cents), 0) FROM ledger_entry
     WHERE source_kind = '${kind}' AND source_id = ${id}::text)`;
