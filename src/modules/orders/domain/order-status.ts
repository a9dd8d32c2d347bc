import type { PaymentStatus } from './order-payment.js';
import {
  ORDER_STATUSES,
  orderStatuses,
  type OrderStatus,
} from '../../../../common/contract/order-status.js';
import { DomainError } from '../../../kernel/domain-error.js';

export { ORDER_STATUSES, type OrderStatus };

/** Statuses whose payment is refunded. */
const TAKEN_BACK: ReadonlySet<OrderStatus> = new Set(['canceled', 'returned']);

/** The legal next statuses of an order. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return orderStatuses[status].next;
}

/** Whether the sale no longer counts: payment and stock are returned. */
export function isTakenBack(status: OrderStatus): boolean {
  return TAKEN_BACK.has(status);
}

/**
 * Whether the units of a canceled or returned order can be sold again: always when never shipped,
 * and for a return if the admin says so.
 */
export function isRestocked(status: OrderStatus, isWanted: boolean): boolean {
  return status === 'canceled' || (isTakenBack(status) && isWanted);
}

/** The status table does not allow this change. `data` has the current status and the legal ones. */
export class IllegalStep extends DomainError {
  constructor(from: OrderStatus, to: OrderStatus) {
    super('conflict', 'illegal_step', `An order that is ${from} cannot become ${to}`, {
      data: { status: from, actions: nextStatuses(from) },
    });
  }
}

/** The bank holds or has taken the payment, so that this step would lose goods or money, too. */
export class PaymentDisputed extends DomainError {
  constructor(message: string) {
    super('conflict', 'payment_disputed', message);
  }
}

/** @throws PaymentDisputed */
export function assertPaymentAllows(to: OrderStatus, payment: PaymentStatus): void {
  if (payment === 'disputed' && to !== 'delivered') {
    throw new PaymentDisputed(
      'The payment of this order is disputed. Until the bank has decided it cannot be shipped, canceled or returned.',
    );
  }
  if (payment === 'dispute_lost' && to === 'shipped') {
    throw new PaymentDisputed(
      'The payment of this order was lost in a dispute. It cannot be shipped.',
    );
  }
}

/** @throws PaymentDisputed */
export function assertRefundable(payment: PaymentStatus): void {
  if (payment !== 'disputed' && payment !== 'dispute_lost') return;
  throw new PaymentDisputed('The payment of this order is disputed. The bank decides about it.');
}

/** @throws IllegalStep */
export function assertStep(from: OrderStatus, to: OrderStatus): void {
  if (!nextStatuses(from).includes(to)) throw new IllegalStep(from, to);
}
