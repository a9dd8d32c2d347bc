import { totalOf } from '../../../../common/format/money';
import type { Order } from './api';
import { REFUND_ARRIVAL } from '../../../../common/contract/order';
import {
  isOrderStatus,
  isPartlyShipped,
  orderStatuses,
  PARTLY_SHIPPED,
  UNKNOWN_STATUS_LABEL,
  type StatusColor,
} from '../../../../common/contract/order-status';

export type Tone = StatusColor | 'gray';

interface StatusLook {
  label: string;
  tone: Tone;
}

/** The text and color of an order's status for the shopper; `parcels` is how many have left. */
export function statusLook(status: string, parcels = 0): StatusLook {
  if (!isOrderStatus(status)) return { label: UNKNOWN_STATUS_LABEL, tone: 'gray' };
  const { customerLabel, color } = orderStatuses[status];
  return { label: isPartlyShipped(status, parcels) ? PARTLY_SHIPPED : customerLabel, tone: color };
}

const REFUNDS = new Map<string, string>([
  ['refunding', `Your refund is on its way to your card. It arrives ${REFUND_ARRIVAL}.`],
  ['partially_refunded', `Refunded in part to your card. It arrives ${REFUND_ARRIVAL}.`],
  ['refunded', `Refunded in full to your card. It arrives ${REFUND_ARRIVAL}.`],
  ['refund_failed', 'Your refund is delayed. We are looking into it.'],
]);

type RefundedOrder = Pick<Order, 'paymentStatus' | 'refunds'>;

/** The text about the refunds; undefined where there are none. */
export function refundNote({ paymentStatus, refunds }: RefundedOrder): string | undefined {
  const { length } = confirmedOf(refunds);
  if (paymentStatus !== 'refunded' || length < 2) return REFUNDS.get(paymentStatus);
  return `Refunded by ${length} refunds to your card. Each arrives ${REFUND_ARRIVAL}.`;
}

/** What went back to the card, in dollars, and is confirmed. */
export function refundedAmount({ refunds }: Pick<Order, 'refunds'>): number {
  return totalOf(confirmedOf(refunds).map(({ amount }) => ({ price: amount, quantity: 1 })));
}

const confirmedOf = (refunds: Order['refunds']) =>
  refunds.filter(({ status }) => status === 'refunded');
