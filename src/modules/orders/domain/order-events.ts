import { domainEvent } from '../../../kernel/domain-event.js';
import type { OrderStatus } from './order-status.js';

/** The emails about an order go out in the order of its events. */
const aboutOneOrder = { orderingKey: ({ orderId }: { orderId: string }) => orderId };

/** A paid order was placed. */
export const orderPlaced = domainEvent<{ orderId: string }>('orders.order-placed', aboutOneOrder);

/** An order has taken a step of the status table. */
export const orderStatusChanged = domainEvent<{ orderId: string; status: OrderStatus }>(
  'orders.status-changed',
  aboutOneOrder,
);

/** An order that was placed elsewhere or earlier is stored as it stands; no email is sent. */
export const historicalOrderRecorded = domainEvent<{ orderId: string }>(
  'orders.past-order-recorded',
);
