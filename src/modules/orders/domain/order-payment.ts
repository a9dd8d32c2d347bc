import { REFUND_ARRIVAL } from '../../../../common/contract/order.js';
import { Money } from '../../../kernel/money.js';
import type { NewHistoryEntry } from './order-history.js';

export const PAYMENT_STATUSES = [
  'paid',
  'refunding',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_lost',
] as const;

/** `disputed` while the bank has not decided; a dispute that the shop won leaves no trace here. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How the payment of an order stands. */
export interface OrderPayment {
  readonly paymentStatus: PaymentStatus;
  /** What disputes took, in cents. */
  readonly lostCents: number;
}

/** How far the refund of a payment is. */
export type RefundProgress = Exclude<PaymentStatus, 'paid' | 'disputed' | 'dispute_lost'>;

/** A dispute of the payment; `open` until the bank has decided. */
export interface OrderDispute {
  readonly outcome: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  /** The provider's word, such as `product_not_received`. */
  readonly reason: string;
  readonly answerBy: Date | null;
}

/** Derives it from the refund and the disputes of the payment; a dispute outweighs a refund. */
export function orderPaymentOf(
  refund: RefundProgress | undefined,
  disputes: readonly OrderDispute[],
  totalCents: number,
): OrderPayment {
  const lost = disputes.filter(({ outcome }) => outcome === 'lost');
  const lostCents = lost.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    paymentStatus: disputes.some(isOpen)
      ? 'disputed'
      : lost.length > 0
        ? 'dispute_lost'
        : (refund ?? 'paid'),
    // The bank may take its fee with the money.
    lostCents: Math.min(lostCents, totalCents),
  };
}

type HistoryNote = Pick<NewHistoryEntry, 'what' | 'detail'>;

const REFUND_DETAIL = {
  refunding: 'on its way to the card',
  refunded: `sent to the card, there ${REFUND_ARRIVAL}`,
  refund_failed: 'refused by the card provider',
} as const;

/** What the history says of a change of status; `disputes` are those of the payment. */
export function paymentNotes(
  before: PaymentStatus,
  { paymentStatus: after, lostCents }: OrderPayment,
  disputes: readonly OrderDispute[],
): HistoryNote[] {
  const lost = `dispute lost, ${Money.ofCents(lostCents)} went back to the cardholder`;
  switch (after) {
    case 'disputed':
      return disputes.filter(isOpen).map(disputeOpened);
    case 'dispute_lost':
      return [{ what: 'payment', detail: lost }];
    default: {
      const refund: HistoryNote[] =
        after === 'paid' ? [] : [{ what: 'refund', detail: REFUND_DETAIL[after] }];
      const isWon = before === 'disputed' || before === 'dispute_lost';
      return isWon
        ? [{ what: 'payment', detail: 'dispute won, the money stays' }, ...refund]
        : refund;
    }
  }
}

const isOpen = ({ outcome }: OrderDispute): boolean => outcome === 'open';

function disputeOpened({ amountCents, reason, answerBy }: OrderDispute): HistoryNote {
  const until = answerBy ? `, answer by ${answerBy.toISOString().slice(0, 10)}` : '';
  const detail = `${Money.ofCents(amountCents)} disputed (${reason.replaceAll('_', ' ')})${until}`;
  return { what: 'payment', detail };
}
