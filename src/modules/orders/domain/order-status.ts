import { DomainError } from '../../../kernel/domain-error.js';

export const ORDER_STATUSES = ['pending', 'shipped', 'delivered', 'canceled', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The legal steps. What has no step is final. */
const STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['canceled', 'shipped'],
  shipped: ['delivered', 'returned'],
  delivered: [],
  canceled: [],
  returned: [],
};

/** The goods come back and the money goes back. */
const TAKEN_BACK: ReadonlySet<OrderStatus> = new Set(['canceled', 'returned']);

/** The statuses that an order may get next. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return STEPS[status];
}

/** Whether the sale counts no longer: money and stock go back. */
export function isTakenBack(status: OrderStatus): boolean {
  return TAKEN_BACK.has(status);
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
  if (!STEPS[from].includes(to)) throw new IllegalStep(from, to);
}
