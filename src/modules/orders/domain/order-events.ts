import { domainEvent } from '../../../kernel/domain-event.js';
import type { OrderStatus } from './order-status.js';

/** A paid order has come to be. */
export const orderPlaced = domainEvent<{ orderId: string }>('orders.order-placed');

/** An order has taken a step of the status table. */
export const orderStatusChanged = domainEvent<{ orderId: string; status: OrderStatus }>(
  'orders.status-changed',
);

/** An order of earlier days was brought in as it stands; nobody is told. */
export const pastOrderRecorded = domainEvent<{ orderId: string }>('orders.past-order-recorded');
