import { REFUND_ARRIVAL } from '../../../../common/contract/order.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../../common/contract/order-payment.js';
import { Money } from '../../../kernel/money.js';
import type { HistoryText } from './order-history.js';
import { type OrderRefund, refundedCents } from './order-refund.js';

export { PAYMENT_STATUSES, type PaymentStatus };

export interface OrderPayment {
  readonly paymentStatus: PaymentStatus;
  /** What disputes took, in cents. */
  readonly lostCents: number;
  /** What confirmed refunds of parts took, in cents. */
  readonly partRefundedCents: number;
}

/** How far the refunds of a payment are. */
type RefundProgress = Extract<
  PaymentStatus,
  'refunding' | 'partially_refunded' | 'refunded' | 'refund_failed'
>;

/** A dispute of the payment; `open` until the bank has decided. */
export interface OrderDispute {
  readonly outcome: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  /** The provider's code, such as `product_not_received`. */
  readonly reason: string;
  /** The day of the shop, `YYYY-MM-DD`. */
  readonly answerBy: string | null;
}

/** An early fraud warning of the payment. */
export interface OrderFraudWarning {
  /** The provider's code, such as `made_with_stolen_card`. */
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
 * Derives it from the refunds and the reports of the payment. A dispute outweighs refunds, and the
 * refund of all that remains a warning, which asks for nothing else.
 */
export function orderPaymentOf(
  refunds: readonly OrderRefund[],
  { disputes, warnings }: PaymentReports,
  totalCents: number,
): OrderPayment {
  const lost = disputes.filter(({ outcome }) => outcome === 'lost');
  const lostCents = lost.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const progress = refundProgress(refunds, totalCents);
  const isAllRequested = progress === 'refunded' || refunds.some(({ part }) => part === null);
  return {
    paymentStatus: disputes.some(isOpen)
      ? 'disputed'
      : lost.length > 0
        ? 'dispute_lost'
        : !isAllRequested && warnings.some(isPending)
          ? 'fraud_warning'
          : (progress ?? 'paid'),
    // The bank may take its fee with the money.
    lostCents: Math.min(lostCents, totalCents),
    partRefundedCents: Math.min(
      refundedCents(refunds, ({ part, status }) => part !== null && status === 'refunded'),
      totalCents,
    ),
  };
}

/** What is open comes first: a refund on its way, then one that failed while its money is still here. */
function refundProgress(
  refunds: readonly OrderRefund[],
  totalCents: number,
): RefundProgress | undefined {
  const has = (...statuses: OrderRefund['status'][]) =>
    refunds.some(({ status }) => statuses.includes(status));
  if (has('requested', 'sent')) return 'refunding';
  const confirmed = refundedCents(refunds, ({ status }) => status === 'refunded');
  if (confirmed >= totalCents) return 'refunded';
  if (has('failed')) return 'refund_failed';
  if (refunds.some(({ part, status }) => part === null && status === 'refunded')) return 'refunded';
  return confirmed > 0 ? 'partially_refunded' : undefined;
}

/** Every entry about a warning begins with it, and no other. */
const FRAUD_WARNING = 'fraud warning';

export const WARNING_DISMISSED: HistoryText = {
  what: 'payment',
  detail: `${FRAUD_WARNING} dismissed`,
};

/** Whether an entry is for the staff alone: who pays with a stolen card is not warned. */
export function isAboutFraud({ what, detail }: HistoryText): boolean {
  return what === 'payment' && detail.startsWith(FRAUD_WARNING);
}

const REFUND_SENT = `sent to the card, there ${REFUND_ARRIVAL}`;

const REFUND_DETAIL = {
  refunding: 'on its way to the card',
  refunded: REFUND_SENT,
} as const;

const REFUSED = 'refused by the card provider';
const RETURNED = 'returned by the bank';

/** What the history says of a change; `reports` are those of the payment. */
export function paymentTexts(
  before: OrderPayment,
  after: OrderPayment,
  reports: PaymentReports,
): HistoryText[] {
  const parts = partNotes(after.partRefundedCents - before.partRefundedCents);
  const { paymentStatus } = after;
  if (paymentStatus === before.paymentStatus) return parts;
  // What parts gave back, and what the bank returned of it, is said by their amounts.
  const isOfParts = paymentStatus === 'refunded' || paymentStatus === 'refund_failed';
  const isSaid = isOfParts && parts.length > 0;
  return [...parts, ...(isSaid ? [] : statusNotes(before.paymentStatus, after, reports))];
}

/** Of parts of the payment, by how much more of them is confirmed than before. */
function partNotes(cents: number): HistoryText[] {
  if (cents === 0) return [];
  const amount = Money.ofCents(Math.abs(cents));
  return [
    { what: 'refund', detail: cents > 0 ? `${amount} ${REFUND_SENT}` : `${amount} came back` },
  ];
}

function statusNotes(
  before: PaymentStatus,
  { paymentStatus: after, lostCents }: OrderPayment,
  { disputes, warnings }: PaymentReports,
): HistoryText[] {
  const isWon = before === 'disputed' || before === 'dispute_lost';
  const won: HistoryText[] = isWon
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
    case 'partially_refunded':
      return won;
    case 'refund_failed':
      return [...won, { what: 'refund', detail: before === 'refunded' ? RETURNED : REFUSED }];
    default:
      return [...won, { what: 'refund', detail: REFUND_DETAIL[after] }];
  }
}

const isOpen = ({ outcome }: OrderDispute): boolean => outcome === 'open';
const isPending = (warning: OrderFraudWarning): boolean => warning.isPending;

function disputeOpened({ amountCents, reason, answerBy }: OrderDispute): HistoryText {
  const until = answerBy ? `, answer by ${answerBy}` : '';
  const detail = `${Money.ofCents(amountCents)} disputed (${inWords(reason)})${until}`;
  return { what: 'payment', detail };
}

function warned({ fraudType }: OrderFraudWarning): HistoryText {
  const detail = `${FRAUD_WARNING} of the card's bank (${inWords(fraudType)})`;
  return { what: 'payment', detail };
}

const inWords = (reason: string): string => reason.replaceAll('_', ' ');
