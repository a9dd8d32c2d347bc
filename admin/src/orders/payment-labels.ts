import type { Order } from '../data/records';

/** The states of a payment on the screen. */
export const paymentLabels: Record<Order['paymentStatus'], string> = {
  paid: 'Paid',
  fraud_warning: 'Fraud warning',
  refunding: 'Refund in progress',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
  dispute_lost: 'Dispute lost',
};

/** Whether the bank decides about the money, so that nothing of it can be refunded here. */
export const isDisputed = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'disputed' || paymentStatus === 'dispute_lost';

/** How the states of a refund are called. */
export const refundStates: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Requested',
  sent: 'On its way',
  refunded: 'Refunded',
  failed: 'Failed',
  unmatched: 'Does not match',
};
