import { REFUND_ARRIVAL } from '../../../../common/contract/order';
import {
  isOrderStatus,
  orderStatuses,
  UNKNOWN_STATUS_LABEL,
  type StatusColor,
} from '../../../../common/contract/order-status';

export type Tone = StatusColor | 'grey';

interface StatusLook {
  label: string;
  tone: Tone;
}

/** The text and color of an order's status for the shopper. */
export function statusLook(status: string): StatusLook {
  if (!isOrderStatus(status)) return { label: UNKNOWN_STATUS_LABEL, tone: 'grey' };
  const { customerLabel, color } = orderStatuses[status];
  return { label: customerLabel, tone: color };
}

const REFUNDS = new Map<string, string>([
  ['refunding', `Your refund is on its way to your card. It arrives ${REFUND_ARRIVAL}.`],
  ['refunded', `Refunded in full to your card. It arrives ${REFUND_ARRIVAL}.`],
  ['refund_failed', 'Your refund is delayed. We are looking into it.'],
]);

/** The text about a refund; undefined where there is none. */
export function refundNote(paymentStatus: string): string | undefined {
  return REFUNDS.get(paymentStatus);
}
