export type Tone = 'yellow' | 'blue' | 'green' | 'red' | 'purple' | 'grey';

interface StatusLook {
  label: string;
  tone: Tone;
}

const LOOKS = new Map<string, StatusLook>([
  ['pending', { label: 'Preparing for delivery', tone: 'yellow' }],
  ['shipped', { label: 'On the way', tone: 'blue' }],
  ['delivered', { label: 'Delivered', tone: 'green' }],
  ['canceled', { label: 'Order canceled', tone: 'red' }],
  ['returned', { label: 'Order returned', tone: 'purple' }],
]);

/** How an order's status is told to the shopper. */
export function statusLook(status: string): StatusLook {
  return LOOKS.get(status) ?? { label: 'Unknown status', tone: 'grey' };
}

const REFUNDS = new Map<string, string>([
  ['refunding', 'Your refund is on its way to your card.'],
  ['refunded', 'Refunded in full to your card.'],
  ['refund_failed', 'Your refund is delayed. We are looking into it.'],
]);

/** What is to be said of a refund; undefined where there is none. */
export function refundNote(paymentStatus: string): string | undefined {
  return REFUNDS.get(paymentStatus);
}
