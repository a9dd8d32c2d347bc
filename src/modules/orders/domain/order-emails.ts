/** The emails to an order's customer, by the job that sends each. The names are stored, so never renamed. */
export const EMAIL_JOBS = {
  confirmation: 'orders.send-confirmation',
  status: 'orders.send-status-mail',
  parcel: 'orders.send-parcel-email',
  refund: 'orders.send-refund-email',
  resend: 'orders.resend-email',
} as const;

export type EmailJob = (typeof EMAIL_JOBS)[keyof typeof EMAIL_JOBS];
