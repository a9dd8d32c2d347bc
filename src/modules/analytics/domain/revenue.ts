/** What was paid for an order, and what was taken of it since, in cents. */
interface Sale {
  readonly totalCents: number;
  /** By disputes. */
  readonly lostCents: number;
  /** By confirmed refunds of parts. */
  readonly partRefundedCents: number;
}

/** What an order that stands is worth, in cents. A bank may dispute what a refund gave back. */
export function revenueOf({ totalCents, lostCents, partRefundedCents }: Sale): number {
  return Math.max(0, totalCents - lostCents - partRefundedCents);
}
