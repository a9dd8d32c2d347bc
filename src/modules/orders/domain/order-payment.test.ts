import {
  isAboutFraud,
  type OrderDispute,
  orderPaymentOf,
  paymentNotes,
  WARNING_DISMISSED,
} from './order-payment.js';

const TOTAL = 11_500;
const dispute = (outcome: OrderDispute['outcome'], amountCents = TOTAL): OrderDispute => ({
  outcome,
  amountCents,
  reason: 'product_not_received',
  answerBy: new Date('2026-12-03T23:59:59Z'),
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
    const payment = orderPaymentOf(refund, { disputes, warnings: [] }, TOTAL);
    expect(payment).toEqual({ paymentStatus: status, lostCents: lost });
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
    const payment = orderPaymentOf(refund, { disputes, warnings: pending.map(warning) }, TOTAL);
    expect(payment.paymentStatus).toBe(status);
  },
);

it('loses what the bank took of it, to the cent, and never more than was paid', () => {
  const lost = (...cents: number[]) => {
    const disputes = cents.map((each) => dispute('lost', each));
    return orderPaymentOf(undefined, { disputes, warnings: [] }, TOTAL).lostCents;
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
  const notes = paymentNotes(before, { paymentStatus, lostCents: TOTAL }, reports);
  expect(notes.map(({ what, detail }) => [what, detail])).toEqual(told);
});

it.each([
  [{ what: 'payment', detail: WARNED }, true],
  [{ what: 'payment', detail: 'fraud warning ended' }, true],
  [WARNING_DISMISSED, true],
  [{ what: 'payment', detail: '$115.00 paid by card' }, false],
  [{ what: 'payment', detail: '$115.00 disputed (fraudulent)' }, false],
  [{ what: 'mail', detail: '"fraud warning" sent' }, false],
] as const)('%j is about fraud: %s', (entry, isAbout) => {
  expect(isAboutFraud(entry)).toBe(isAbout);
});
