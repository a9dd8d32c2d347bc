import { paymentObstacle, type PaymentStatus } from '../../../../common/contract/order-payment.js';
import {
  isCanceledOrReturned,
  ORDER_STATUSES,
  orderStatuses,
  type OrderStatus,
} from '../../../../common/contract/order-status.js';
import { IllegalStep, PaymentInDoubt } from './order-errors.js';

export { isCanceledOrReturned, ORDER_STATUSES, type OrderStatus };

/**
 * The legal next statuses. What is partly shipped is no longer canceled as a whole, and what has nothing
 * left to ship, because refunds took it all, is canceled only.
 */
export function nextStatuses(
  status: OrderStatus,
  isPartlyShipped: boolean,
  hasUnitsToShip = true,
): OrderStatus[] {
  const { next } = orderStatuses[status];
  return next.filter((to) =>
    to === 'canceled' ? !isPartlyShipped : to !== 'shipped' || hasUnitsToShip,
  );
}

/**
 * Whether the units of a canceled or returned order can be sold again: always when never shipped,
 * and for a return if the admin says so.
 */
export function isRestocked(status: OrderStatus, isWanted: boolean): boolean {
  return status === 'canceled' || (isCanceledOrReturned(status) && isWanted);
}

/** @throws PaymentInDoubt */
export function assertPaymentAllows(to: OrderStatus, payment: PaymentStatus): void {
  const obstacle = paymentObstacle(to, payment);
  if (obstacle) throw new PaymentInDoubt(obstacle);
}

/** The rest of an order can be canceled when its money is gone, too. @throws PaymentInDoubt */
export function assertPaymentRefundable(payment: PaymentStatus, isRest = false): void {
  if (payment !== 'disputed' && (payment !== 'dispute_lost' || isRest)) return;
  const reason = 'The payment of this order is disputed. The bank decides about it.';
  throw new PaymentInDoubt({ code: 'payment_disputed', reason });
}

/** @throws IllegalStep */
export function assertStep(from: OrderStatus, to: OrderStatus, isPartlyShipped: boolean): void {
  const legal = nextStatuses(from, isPartlyShipped);
  if (!legal.includes(to)) throw new IllegalStep(from, to, legal);
}
