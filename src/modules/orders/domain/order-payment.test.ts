import type { OrderRefund } from './order-refund.js';
import {
  isAboutFraud,
  NO_REPORTS,
  type OrderDispute,
  orderPaymentOf,
  paymentTexts,
  type PaymentStatus,
  WARNING_DISMISSED,
} from './order-payment.js';

const TOTAL = 11_500;
const dispute = (outcome: OrderDispute['outcome'], amountCents = TOTAL): OrderDispute => ({
  outcome,
  amountCents,
  reason: 'product_not_received',
  answerBy: '2026-12-03',
});
/** The refund of all that remains, as the payment status tells it. */
const refundsOf = (progress: 'refunding' | 'refunded' | 'refund_failed' | undefined) => {
  const status = { refunding: 'sent', refunded: 'refunded', refund_failed: 'failed' } as const;
  return progress ? [{ status: status[progress], amountCents: TOTAL, part: null }] : [];
};
const part = (amountCents: number, status: OrderRefund['status']): OrderRefund => ({
  status,
  amountCents,
  part: { lines: [], deliveryCents: 0 },
});
const paymentOf = (paymentStatus: PaymentStatus, partRefundedCents = 0) => ({
  paymentStatus,
  lostCents: TOTAL,
  partRefundedCents,
});
const warning = (isPending: boolean) => ({ fraudType: 'made_with_stolen_card', isPending });

it.each([
  [undefined, [], 'paid', 0],
  ['refunding', [], 'refunding', 0],
  ['refund_failed', [], 'refund_failed', 0],
  [undefined, ['open'], 'disputed', 0],
  [undefined, ['won'], 'paid', 0],
  [undefined, ['lost'], 'dispute_lost', TOTAL],
  [undefined, ['lost', 'open'], 'disputed', TOTAL],
  ['refunded', ['open'], 'disputed', 0],
  ['refunded', ['won'], 'refunded', 0],
  ['refunded', ['lost'], 'dispute_lost', TOTAL],
] as const)(
  'after a refund that is %s and disputes %j it is %s',
  (refund, outcomes, status, lost) => {
    const disputes = outcomes.map((each) => dispute(each));
    const payment = orderPaymentOf(refundsOf(refund), { disputes, warnings: [] }, TOTAL);
    expect(payment).toEqual({ paymentStatus: status, lostCents: lost, partRefundedCents: 0 });
  },
);

it.each([
  [undefined, [], [true], 'fraud_warning'],
  [undefined, [], [false, true], 'fraud_warning'],
  [undefined, [], [false], 'paid'],
  [undefined, ['won'], [true], 'fraud_warning'],
  ['refunding', [], [true], 'refunding'],
  ['refunded', [], [true], 'refunded'],
  [undefined, ['open'], [true], 'disputed'],
  [undefined, ['lost'], [true], 'dispute_lost'],
] as const)(
  'a refund that is %s, disputes %j and warnings pending %j make it %s',
  (refund, outcomes, pending, status) => {
    const disputes = outcomes.map((each) => dispute(each));
    const reports = { disputes, warnings: pending.map(warning) };
    const payment = orderPaymentOf(refundsOf(refund), reports, TOTAL);
    expect(payment.paymentStatus).toBe(status);
  },
);

it('loses what the bank took of it, to the cent, and never more than was paid', () => {
  const lost = (...cents: number[]) => {
    const disputes = cents.map((each) => dispute('lost', each));
    return orderPaymentOf([], { disputes, warnings: [] }, TOTAL).lostCents;
  };
  expect([lost(1), lost(4_999, 1), lost(TOTAL + 1_500)]).toEqual([1, 5_000, TOTAL]);
});

const WARNED = "fraud warning of the card's bank (made with stolen card)";

it.each([
  [
    'paid',
    'disputed',
    [['payment', '$115.00 disputed (product not received), answer by 2026-12-03']],
  ],
  ['disputed', 'dispute_lost', [['payment', 'dispute lost, $115.00 went back to the cardholder']]],
  ['disputed', 'paid', [['payment', 'dispute won, the money stays']]],
  ['dispute_lost', 'paid', [['payment', 'dispute won, the money stays']]],
  [
    'disputed',
    'refunded',
    [
      ['payment', 'dispute won, the money stays'],
      ['refund', 'sent to the card, there usually within 5 to 10 days'],
    ],
  ],
  ['paid', 'fraud_warning', [['payment', WARNED]]],
  ['fraud_warning', 'paid', [['payment', 'fraud warning ended']]],
  [
    'disputed',
    'fraud_warning',
    [
      ['payment', 'dispute won, the money stays'],
      ['payment', WARNED],
    ],
  ],
] as const)('from %s to %s is told in the history', (before, paymentStatus, told) => {
  const disputes = paymentStatus === 'disputed' ? [dispute('open'), dispute('won')] : [];
  const reports = { disputes, warnings: [warning(true), warning(false)] };
  const notes = paymentTexts(paymentOf(before), paymentOf(paymentStatus), reports);
  expect(notes.map(({ what, detail }) => [what, detail])).toEqual(told);
});

it('tells of a dispute that nobody has to answer without a date', () => {
  const disputes = [{ ...dispute('open', 1_250), answerBy: null }];
  const reports = { disputes, warnings: [] };
  expect(paymentTexts(paymentOf('paid'), paymentOf('disputed'), reports)).toEqual([
    { what: 'payment', detail: '$12.50 disputed (product not received)' },
  ]);
});

it.each([
  [{ what: 'payment', detail: WARNED }, true],
  [{ what: 'payment', detail: 'fraud warning ended' }, true],
  [WARNING_DISMISSED, true],
  [{ what: 'payment', detail: '$115.00 paid by card' }, false],
  [{ what: 'payment', detail: '$115.00 disputed (fraudulent)' }, false],
  [{ what: 'mail', detail: '"fraud warning" sent' }, false],
  [{ what: 'return', detail: 'fraud warning ended' }, false],
] as const)('%j is about fraud: %s', (entry, isAbout) => {
  expect(isAboutFraud(entry)).toBe(isAbout);
});

it.each([
  ['in part', [part(500, 'refunded')], 'partially_refunded', 500],
  ['in parts', [part(500, 'refunded'), part(400, 'refunded')], 'partially_refunded', 900],
  ['with one on its way', [part(500, 'refunded'), part(400, 'sent')], 'refunding', 500],
  ['with one that failed', [part(500, 'refunded'), part(400, 'failed')], 'refund_failed', 500],
  ['with one that differs', [part(500, 'unmatched')], 'paid', 0],
  ['in full, which differs', [{ ...part(TOTAL, 'unmatched'), part: null }], 'paid', 0],
  ['in full, by parts', [part(500, 'refunded'), part(11_000, 'refunded')], 'refunded', TOTAL],
  [
    'in full, beside one that failed',
    [part(500, 'failed'), { ...part(TOTAL, 'refunded'), part: null }],
    ...(['refunded', 0] as const),
  ],
  [
    'in full, though some was given back by hand',
    [{ ...part(11_000, 'refunded'), part: null }],
    ...(['refunded', 0] as const),
  ],
] as const)('refunded %s it is so', (_how, refunds, paymentStatus, partRefundedCents) => {
  const payment = orderPaymentOf(refunds, NO_REPORTS, TOTAL);
  expect(payment).toEqual({ paymentStatus, lostCents: 0, partRefundedCents });
});

it('is still under warning where only a part went back', () => {
  const reports = { disputes: [], warnings: [warning(true)] };
  for (const status of ['sent', 'refunded', 'failed'] as const) {
    const payment = orderPaymentOf([part(500, status)], reports, TOTAL);
    expect(payment.paymentStatus).toBe('fraud_warning');
  }
});

it('is no longer under warning where parts gave all of it back', () => {
  const parts = [part(500, 'refunded'), part(11_000, 'refunded')];
  const payment = orderPaymentOf(parts, { disputes: [], warnings: [warning(true)] }, TOTAL);
  expect(payment.paymentStatus).toBe('refunded');
});

const SENT = 'sent to the card, there usually within 5 to 10 days';

it.each([
  ['refunding', 0, 'partially_refunded', 500, [`$5.00 ${SENT}`]],
  ['partially_refunded', 500, 'partially_refunded', 900, [`$4.00 ${SENT}`]],
  ['refunding', 500, 'refunded', TOTAL, [`$110.00 ${SENT}`]],
  ['partially_refunded', 900, 'refund_failed', 500, ['$4.00 came back']],
  ['partially_refunded', 500, 'refund_failed', 500, ['refused by the card provider']],
  ['refunding', 500, 'refunded', 500, [SENT]],
] as const)('from %s with %i to %s with %i, parts are told by their amounts', (...steps) => {
  const [before, beforeCents, after, cents, told] = steps;
  const notes = paymentTexts(paymentOf(before, beforeCents), paymentOf(after, cents), NO_REPORTS);
  expect(notes).toEqual(told.map((detail) => ({ what: 'refund', detail })));
});
