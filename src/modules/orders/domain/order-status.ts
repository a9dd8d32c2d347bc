import {
  ORDER_STATUSES,
  orderStatuses,
  type OrderStatus,
} from '../../../../common/contract/order-status.js';
import { DomainError } from '../../../kernel/domain-error.js';

export { ORDER_STATUSES, type OrderStatus };

/** The money goes back. */
const TAKEN_BACK: ReadonlySet<OrderStatus> = new Set(['canceled', 'returned']);

/** The statuses that an order may get next. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return orderStatuses[status].next;
}

/** Whether the sale counts no longer: money and stock go back. */
export function isTakenBack(status: OrderStatus): boolean {
  return TAKEN_BACK.has(status);
}

/**
 * Whether what is taken back can be sold again: always what was never shipped, and of a return where the
 * admin says so.
 */
export function isRestocked(status: OrderStatus, isWanted: boolean): boolean {
  return status === 'canceled' || (isTakenBack(status) && isWanted);
}

/** A step that the table does not have. `data` tells the present status and the legal steps. */
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
