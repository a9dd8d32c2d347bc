import { type OrderDispute, orderPaymentOf, paymentNotes } from './order-payment.js';

const TOTAL = 11_500;
const dispute = (outcome: OrderDispute['outcome'], amountCents = TOTAL): OrderDispute => ({
  outcome,
  amountCents,
  reason: 'product_not_received',
  answerBy: new Date('2026-12-03T23:59:59Z'),
});

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
  (refund, disputes, status, lost) => {
    const payment = orderPaymentOf(
      refund,
      disputes.map((each) => dispute(each)),
      TOTAL,
    );
    expect(payment).toEqual({ paymentStatus: status, lostCents: lost });
  },
);

it('loses what the bank took of it, to the cent, and never more than was paid', () => {
  const lost = (...cents: number[]) =>
    orderPaymentOf(
      undefined,
      cents.map((each) => dispute('lost', each)),
      TOTAL,
    ).lostCents;
  expect([lost(1), lost(4_999, 1), lost(TOTAL + 1_500)]).toEqual([1, 5_000, TOTAL]);
});

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
] as const)('from %s to %s is told in the history', (before, paymentStatus, told) => {
  const open = paymentStatus === 'disputed' ? [dispute('open'), dispute('won')] : [];
  const notes = paymentNotes(before, { paymentStatus, lostCents: TOTAL }, open);
  expect(notes.map(({ what, detail }) => [what, detail])).toEqual(told);
});
