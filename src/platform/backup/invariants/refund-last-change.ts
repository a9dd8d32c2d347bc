/**
 * SQL for when a refund changed last, which both tables of refunds have an index of. `refund` is its alias. It is
 * never before the refund was created, sent or settled.
 */
export const refundLastChange = (refund: string): string =>
  `greatest(coalesce(${refund}.key_used_at, ${refund}.created_at), ${refund}.settled_at)`;
