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

/** @throws IllegalStep */
export function assertStep(from: OrderStatus, to: OrderStatus): void {
  if (!nextStatuses(from).includes(to)) throw new IllegalStep(from, to);
}
