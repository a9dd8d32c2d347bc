import type { CardsState } from '../../../support/cards.js';
import {
  BOOKED_NOTHING,
  BOOKED_REFUND,
  ABOVE_PAYMENT,
  CAPTURED,
  CANCELED,
  CREDITED,
  DAILY_ORDER,
  DAILY_SUM,
  DELIVERY,
  LINE_SHARE,
  NOT_ON_CARD,
  NO_REFUND,
  OTHER_PART,
  PARTS_COUNTED,
  PART_STOCK,
  PART_SUM,
  PAYMENT_STATUS,
  PENDING,
  REFUND,
  REFUNDED_CENTS,
  SHIPPED,
  SOLD,
  UNMATCHED,
  UNPAID,
  type PlantedBreach,
} from './planted-breach.js';

const unpaid = (state: CardsState): CardsState => ({
  ...state,
  payment_intents: state.payment_intents.map((intent, nth) =>
    nth === 0 ? { ...intent, status: 'requires_payment_method' } : intent,
  ),
});
const paidForNothing = (state: CardsState): CardsState => ({
  ...state,
  payment_intents: [
    ...state.payment_intents,
    { ...state.payment_intents[0]!, id: 'pi_of_nothing', status: 'succeeded' },
  ],
});

/** Of payments, refunds and the daily sales. */
export const OF_MONEY: readonly PlantedBreach[] = [
  { what: 'an order that is not paid', violates: [UNPAID], provider: unpaid },
  { what: 'a payment for nothing', violates: [UNMATCHED], provider: paidForNothing },
  {
    what: 'a refund that the provider does not know',
    violates: [UNMATCHED, NOT_ON_CARD],
    provider: (state) => ({ ...state, refunds: [] }),
  },
  {
    what: 'a refund that was made twice',
    violates: [UNMATCHED, ABOVE_PAYMENT],
    provider: (state) => ({ ...state, refunds: [...state.refunds, ...state.refunds] }),
  },
  {
    what: 'a refund of more than was captured',
    violates: [BOOKED_REFUND, REFUND, NOT_ON_CARD, REFUNDED_CENTS, CREDITED],
    sql: `ALTER TABLE payment DROP CONSTRAINT payment_refunded_cents_check;
          UPDATE refund SET amount_cents = amount_cents + 1`,
  },
  {
    what: 'a refund of an order that stands',
    violates: [REFUND, PAYMENT_STATUS],
    sql: `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
          SELECT gen_random_uuid(), transaction_id, id, total_cents, 'by mistake', 'requested', now()
            FROM orders WHERE id = ${SHIPPED}`,
  },
  {
    what: 'a canceled order that keeps the money',
    violates: [NO_REFUND, PAYMENT_STATUS, CREDITED, BOOKED_NOTHING],
    sql: `DELETE FROM refund WHERE order_id = ${CANCELED}`,
  },
  {
    what: 'a part refund that nobody counted',
    violates: [REFUNDED_CENTS],
    sql: `UPDATE payment SET refunded_cents = refunded_cents - 1`,
  },
  {
    what: 'part refunds above their payment',
    violates: [
      REFUNDED_CENTS,
      LINE_SHARE,
      PART_SUM,
      PARTS_COUNTED,
      NOT_ON_CARD,
      UNMATCHED,
      PAYMENT_STATUS,
      CREDITED,
      BOOKED_REFUND,
    ],
    sql: `ALTER TABLE payment DROP CONSTRAINT payment_refunded_cents_check;
          UPDATE partial_refund SET amount_cents = amount_cents + 100000;
          UPDATE partial_refund_line SET amount_cents = amount_cents + 1`,
  },
  {
    what: 'a payment that took less than its order',
    violates: [CAPTURED],
    sql: `UPDATE payment SET captured_cents = captured_cents + 1`,
  },
  {
    what: 'a part refund of another order',
    violates: [OTHER_PART, LINE_SHARE, PARTS_COUNTED, CREDITED, BOOKED_NOTHING],
    sql: `UPDATE partial_refund SET order_id = ${PENDING}`,
  },
  {
    what: 'a part refund that is more than its lines',
    violates: [LINE_SHARE, PART_SUM],
    sql: `UPDATE partial_refund_line SET amount_cents = amount_cents - 1`,
  },
  {
    what: 'a canceled rest that withholds more than it says',
    violates: [PART_SUM],
    sql: `UPDATE partial_refund SET withheld_cents = 1, withheld_reason = 'refunded'`,
  },
  {
    what: 'a delivery that was free and is refunded',
    violates: [DELIVERY, PART_SUM],
    sql: `UPDATE partial_refund SET delivery_cents = 1`,
  },
  {
    what: 'more units refunded than were bought',
    violates: [LINE_SHARE, PART_STOCK, SOLD],
    sql: `UPDATE partial_refund_line SET quantity = 9`,
  },
  {
    what: 'a part refund that the order does not count',
    violates: [PARTS_COUNTED, DAILY_ORDER],
    sql: `UPDATE orders SET part_refunded_cents = part_refunded_cents - 1
           WHERE part_refunded_cents > 0`,
  },
  {
    what: 'a refund that the order does not show',
    violates: [PAYMENT_STATUS],
    sql: `UPDATE orders SET payment_status = 'refund_failed' WHERE id = ${CANCELED}`,
  },
  {
    what: 'a loss without a dispute',
    violates: [DAILY_ORDER, 'a loss that its disputes did not cause'],
    sql: `UPDATE orders SET lost_cents = 1 WHERE id = ${SHIPPED}`,
  },
  {
    what: 'revenue that nobody earned',
    violates: [DAILY_SUM],
    sql: `UPDATE sales_day SET cents = cents + 1 WHERE status = 'pending'`,
  },
  {
    what: 'revenue of another day',
    violates: [DAILY_ORDER],
    sql: `UPDATE orders SET created_at = created_at - interval '1 day' WHERE id = ${PENDING}`,
  },
];
