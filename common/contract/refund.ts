/** A line of an order, with what its refunds have taken of it so far. */
export interface RefundableLine {
  /** What all its units cost, in cents. */
  readonly netCents: number;
  readonly quantity: number;
  readonly refundedUnits: number;
  readonly refundedCents: number;
}

/**
 * What `units` more units of a line give back, in cents: together with those before them their share
 * of the line, rounded down, less what the line got before. The last unit takes the remainder, so that
 * all units give back exactly what the line cost.
 * @throws RangeError for units that are not whole, or are not left
 */
export function lineRefundCents(line: RefundableLine, units: number): number {
  const refundedUnits = line.refundedUnits + units;
  if (!Number.isSafeInteger(units) || units < 0 || refundedUnits > line.quantity) {
    throw new RangeError(`${units} units are not left of ${line.quantity}`);
  }
  const share = Math.floor((line.netCents * refundedUnits) / line.quantity);
  return share - line.refundedCents;
}

/** Whether the money is on its way back, or is back. */
export function isStandingRefund({
  status,
}: {
  readonly status: (typeof REFUND_STATUSES)[number];
}): boolean {
  return status !== 'failed' && status !== 'unmatched';
}

/** Why staff refund a part of an order. A list and no text, so that nothing about a person is typed. */
export const refundReasons = {
  damaged: 'Damaged',
  missing: 'Missing from the delivery',
  wrong_product: 'Wrong product',
  not_as_described: 'Not as described',
  changed_mind: 'Customer changed their mind',
  out_of_stock: 'Out of stock',
  not_shipped: 'Not shipped',
  goodwill: 'Goodwill',
  other: 'Other reason',
} as const;

export type RefundReason = keyof typeof refundReasons;

export function isRefundReason(text: string): text is RefundReason {
  return Object.hasOwn(refundReasons, text);
}

/** The reason of a refund as staff read it; that of a whole order is a text already. */
export function refundReasonLabel(reason: string): string {
  return isRefundReason(reason) ? refundReasons[reason] : reason;
}

export const WITHHELD_REASONS = ['dispute_lost', 'refunded'] as const;

/** Why the canceled rest of an order gives back less than it cost. */
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** How staff and customers read it, behind a colon. */
export const withheldReasons: Readonly<Record<WithheldReason, string>> = {
  dispute_lost: 'a dispute took the payment',
  refunded: 'the rest of the payment was refunded before',
};

/** Texts of a refund that staff ask for. */
export const refundTexts = {
  reason: 'Choose a reason',
  amount: 'Enter an amount in dollars and cents above zero',
  nothing: 'Choose what to refund',
  mixed: 'Refund lines and delivery, or an amount, but not both',
} as const;

export const REFUND_STATUSES = ['requested', 'sent', 'refunded', 'failed', 'unmatched'] as const;
