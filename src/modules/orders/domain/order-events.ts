import { domainEvent } from '../../../kernel/domain-event.js';
import type { ResentEmail } from './order-emails.js';
import type { OrderStatus } from './order-status.js';

/** The emails about an order are sent in the order of its events. */
const aboutOneOrder = { orderingKey: ({ orderId }: { orderId: string }) => orderId };

/** A paid order was placed. */
export const orderPlaced = domainEvent<{ orderId: string }>('orders.order-placed', aboutOneOrder);

export const orderStatusChanged = domainEvent<{ orderId: string; status: OrderStatus }>(
  'orders.status-changed',
  aboutOneOrder,
);

/** A part of an order was shipped; the last part is a change of status. */
export const parcelShipped = domainEvent<{
  orderId: string;
  parcelId: string;
  /** Of the parcel in its order. */
  number: number;
}>('orders.parcel-shipped', aboutOneOrder);

/** Staff asked for an email of an order once more. */
export const orderEmailRequested = domainEvent<{ orderId: string } & ResentEmail>(
  'orders.email-requested',
  aboutOneOrder,
);

/** A dispute or a refund of a part took money of an order, or gave it back. */
export const orderLossChanged = domainEvent<{ orderId: string }>('orders.loss-changed');

/** An order placed elsewhere or earlier was imported with its current status; no email is sent. */
export const historicalOrderRecorded = domainEvent<{ orderId: string }>(
  'orders.past-order-recorded',
);
