import { domainEvent } from '../../../kernel/domain-event.js';
import type { OrderStatus } from './order-status.js';

/** The emails to an order's customer, by the job that sends each. The names are stored, so never renamed. */
export const EMAIL_JOBS = {
  confirmation: 'orders.send-confirmation',
  status: 'orders.send-status-mail',
  parcel: 'orders.send-parcel-email',
  refund: 'orders.send-refund-email',
  refundReturned: 'orders.send-returned-refund-email',
  resend: 'orders.resend-email',
  ofReturn: 'returns.send-email',
  resendOfReturn: 'returns.resend-email',
} as const;

export type EmailJob = (typeof EMAIL_JOBS)[keyof typeof EMAIL_JOBS];

/** An email of an order that is sent once more: of a status, of a parcel, or of the refund of a part. */
export type ResentEmail =
  | { readonly status: OrderStatus }
  | { readonly parcelId: string; readonly number: number }
  | { readonly refundId: string };

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
