import type { Permission } from './staff.js';

/** The statuses in the order of an order's life. */
export const ORDER_STATUSES = ['pending', 'shipped', 'delivered', 'canceled', 'returned'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type StatusColor = 'yellow' | 'blue' | 'green' | 'red' | 'purple';

interface StatusFacts {
  /** Shown to customers. */
  readonly customerLabel: string;
  /** Shown to admins. */
  readonly adminLabel: string;
  /** Color of the badge and of the slice in the dashboard's chart. */
  readonly color: StatusColor;
  /** The legal next statuses; none where the status is final. */
  readonly next: readonly OrderStatus[];
}

/** Everything that server and browsers know of a status, kept in this table only. */
export const orderStatuses: Readonly<Record<OrderStatus, StatusFacts>> = {
  pending: {
    customerLabel: 'Preparing for delivery',
    adminLabel: 'Pending',
    color: 'yellow',
    next: ['canceled', 'shipped'],
  },
  shipped: {
    customerLabel: 'On the way',
    adminLabel: 'Shipped',
    color: 'blue',
    next: ['delivered', 'returned'],
  },
  delivered: {
    customerLabel: 'Delivered',
    adminLabel: 'Delivered',
    color: 'green',
    next: [],
  },
  canceled: {
    customerLabel: 'Order canceled',
    adminLabel: 'Canceled',
    color: 'red',
    next: [],
  },
  returned: {
    customerLabel: 'Order returned',
    adminLabel: 'Returned',
    color: 'purple',
    next: [],
  },
};

/** How the admin chooses the email of a status. */
export const orderEmails: Readonly<Record<OrderStatus, string>> = {
  pending: 'Order confirmed',
  shipped: 'Order on its way',
  delivered: 'Delivered',
  canceled: 'Order canceled',
  returned: 'Return complete',
};

/** The admin's buttons by the status that each leads to. No button makes an order pending. */
export const orderActions = {
  shipped: 'Ship',
  delivered: 'Deliver',
  returned: 'Return',
  canceled: 'Cancel',
} as const satisfies Partial<Record<OrderStatus, string>>;

const SHIPPED: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered']);
const CANCELED_OR_RETURNED: ReadonlySet<OrderStatus> = new Set(['canceled', 'returned']);

/** Whether the sale no longer counts: payment and stock are given back. */
export const isCanceledOrReturned = (status: OrderStatus): boolean =>
  CANCELED_OR_RETURNED.has(status);

/** The permission that staff need to lead an order to a status. */
export function permissionFor(status: OrderStatus): Permission {
  return SHIPPED.has(status) ? 'orders.ship' : 'orders.refund';
}

/** The label of a status that this release does not know; its badge is gray. */
export const UNKNOWN_STATUS_LABEL = 'Unknown status';

/** Whether a text is a status that this release knows. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatuses, text);
}

/** Shown in place of the status to shoppers and admins until everything is shipped. */
export const PARTLY_SHIPPED = 'Partly shipped';

/** Whether some of an order has been shipped and the rest has not. */
export function isPartlyShipped(status: OrderStatus, parcels: number): boolean {
  return status === 'pending' && parcels > 0;
}
