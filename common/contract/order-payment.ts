import type { OrderStatus } from './order-status.js';

export const PAYMENT_STATUSES = [
  'paid',
  'fraud_warning',
  'refunding',
  'partially_refunded',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_lost',
] as const;

/**
 * `disputed` while the bank has not decided; a dispute that the shop won leaves no trace here.
 * `fraud_warning` while an admin has to decide about an early fraud warning.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * With these a pending order is held: it is not shipped, or only for nothing. The condition of an index names
 * them, too.
 */
export const HOLDING_PAYMENTS = [
  'fraud_warning',
  'refunded',
  'disputed',
  'dispute_lost',
] as const satisfies readonly PaymentStatus[];

/** How it is said that an order which was refunded in full ships for nothing. */
export const SHIPS_FOR_NOTHING =
  'The payment of this order was refunded in full. Whatever ships is given away.';

/** Why an order that was refunded in full is left out where many are shipped. */
export const REFUNDED_IN_FULL =
  'The payment of this order was refunded in full. Cancel it, or ship it on its own page.';

/** Why a payment does not allow a step. */
export interface PaymentObstacle {
  readonly code: 'payment_disputed' | 'fraud_warning';
  /** Shown to admins. */
  readonly reason: string;
}

const DISPUTED: PaymentObstacle = {
  code: 'payment_disputed',
  reason:
    'The payment of this order is disputed. Until the bank has decided it cannot be shipped, canceled or returned.',
};
const LOST: PaymentObstacle = {
  code: 'payment_disputed',
  reason: 'The payment of this order was lost in a dispute. It cannot be shipped.',
};
const WARNED: PaymentObstacle = {
  code: 'fraud_warning',
  reason:
    'The card’s bank reports the payment of this order as possible fraud. Cancel the order, or dismiss the warning to ship it.',
};

/** What keeps an order with this payment from becoming `to`; undefined where nothing does. */
export function paymentObstacle(
  to: OrderStatus,
  payment: PaymentStatus,
): PaymentObstacle | undefined {
  if (payment === 'disputed') return to === 'delivered' ? undefined : DISPUTED;
  if (to !== 'shipped') return undefined;
  if (payment === 'dispute_lost') return LOST;
  return payment === 'fraud_warning' ? WARNED : undefined;
}

/**
 * Whether the shopper may cancel an own order: while it is among the legal next statuses, and the bank
 * holds nothing of it.
 */
export function canCancelOwnOrder(
  actions: readonly OrderStatus[],
  payment: PaymentStatus,
): boolean {
  return actions.includes('canceled') && !paymentObstacle('canceled', payment);
}
