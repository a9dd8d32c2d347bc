import type { Order } from '../data/records';
import type { Tone } from '../ui/state-badge';

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

/** The color of a payment that is not simply paid. */
export const paymentTones: Record<Exclude<Order['paymentStatus'], 'paid'>, Tone> = {
  fraud_warning: 'red',
  refunding: 'gray',
  partially_refunded: 'yellow',
  refunded: 'gray',
  refund_failed: 'red',
  disputed: 'red',
  dispute_lost: 'red',
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
