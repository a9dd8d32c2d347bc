import type { OrderStatus } from './order-status.js';

/** The emails to an order's customer, by the job that sends each. The names are stored, so never renamed. */
export const EMAIL_JOBS = {
  confirmation: 'orders.send-confirmation',
  status: 'orders.send-status-mail',
  parcel: 'orders.send-parcel-email',
  refund: 'orders.send-refund-email',
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
