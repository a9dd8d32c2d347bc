import { REFUND_ARRIVAL } from '../../../../common/contract/order.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../../common/contract/order-payment.js';
import { Money } from '../../../kernel/money.js';
import type { NewHistoryEntry } from './order-history.js';

export { PAYMENT_STATUSES, type PaymentStatus };

export interface OrderPayment {
  readonly paymentStatus: PaymentStatus;
  /** What disputes took, in cents. */
  readonly lostCents: number;
}

/** How far the refund of a payment is. */
export type RefundProgress = Extract<PaymentStatus, 'refunding' | 'refunded' | 'refund_failed'>;

/** A dispute of the payment; `open` until the bank has decided. */
export interface OrderDispute {
  readonly outcome: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  /** The provider's word, such as `product_not_received`. */
  readonly reason: string;
  readonly answerBy: Date | null;
}

/** An early fraud warning of the payment. */
export interface OrderFraudWarning {
  /** The provider's word, such as `made_with_stolen_card`. */
  readonly fraudType: string;
  /** Whether an admin has to decide about it. */
  readonly isPending: boolean;
}

/** What the card provider reports of a payment, beside its refund. */
export interface PaymentReports {
  readonly disputes: readonly OrderDispute[];
  readonly warnings: readonly OrderFraudWarning[];
}

export const NO_REPORTS: PaymentReports = { disputes: [], warnings: [] };

/**
 * Derives it from the refund and the reports of the payment. A dispute outweighs a refund, and a
 * refund a warning, which asks for nothing else.
 */
export function orderPaymentOf(
  refund: RefundProgress | undefined,
  { disputes, warnings }: PaymentReports,
  totalCents: number,
): OrderPayment {
  const lost = disputes.filter(({ outcome }) => outcome === 'lost');
  const lostCents = lost.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    paymentStatus: disputes.some(isOpen)
      ? 'disputed'
      : lost.length > 0
        ? 'dispute_lost'
        : (refund ?? (warnings.some(isPending) ? 'fraud_warning' : 'paid')),
    // The bank may take its fee with the money.
    lostCents: Math.min(lostCents, totalCents),
  };
}

type HistoryNote = Pick<NewHistoryEntry, 'what' | 'detail'>;

/** Every entry about a warning begins with it, and no other. */
const FRAUD_WARNING = 'fraud warning';

export const WARNING_DISMISSED: HistoryNote = {
  what: 'payment',
  detail: `${FRAUD_WARNING} dismissed`,
};

/** Whether an entry is for the staff alone: who pays with a stolen card is not warned. */
export function isAboutFraud({ what, detail }: HistoryNote): boolean {
  return what === 'payment' && detail.startsWith(FRAUD_WARNING);
}

const REFUND_DETAIL = {
  refunding: 'on its way to the card',
  refunded: `sent to the card, there ${REFUND_ARRIVAL}`,
  refund_failed: 'refused by the card provider',
} as const;

/** What the history says of a change of status; `reports` are those of the payment. */
export function paymentNotes(
  before: PaymentStatus,
  { paymentStatus: after, lostCents }: OrderPayment,
  { disputes, warnings }: PaymentReports,
): HistoryNote[] {
  const isWon = before === 'disputed' || before === 'dispute_lost';
  const won: HistoryNote[] = isWon
    ? [{ what: 'payment', detail: 'dispute won, the money stays' }]
    : [];
  const lost = `dispute lost, ${Money.ofCents(lostCents)} went back to the cardholder`;
  switch (after) {
    case 'disputed':
      return disputes.filter(isOpen).map(disputeOpened);
    case 'dispute_lost':
      return [{ what: 'payment', detail: lost }];
    case 'fraud_warning':
      return [...won, ...warnings.filter(isPending).map(warned)];
    case 'paid':
      return before === 'fraud_warning'
        ? [{ what: 'payment', detail: `${FRAUD_WARNING} ended` }]
        : won;
    default:
      return [...won, { what: 'refund', detail: REFUND_DETAIL[after] }];
  }
}

const isOpen = ({ outcome }: OrderDispute): boolean => outcome === 'open';
const isPending = (warning: OrderFraudWarning): boolean => warning.isPending;

function disputeOpened({ amountCents, reason, answerBy }: OrderDispute): HistoryNote {
  const until = answerBy ? `, answer by ${answerBy.toISOString().slice(0, 10)}` : '';
  const detail = `${Money.ofCents(amountCents)} disputed (${inWords(reason)})${until}`;
  return { what: 'payment', detail };
}

function warned({ fraudType }: OrderFraudWarning): HistoryNote {
  const detail = `${FRAUD_WARNING} of the card's bank (${inWords(fraudType)})`;
  return { what: 'payment', detail };
}

const inWords = (reason: string): string => reason.replaceAll('_', ' ');
