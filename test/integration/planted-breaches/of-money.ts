import type { CardsState } from '../../support/cards.js';
import {
  ABOVE_PAYMENT,
  CANCELED,
  DAILY_ORDER,
  DAILY_SUM,
  NOT_ON_CARD,
  NO_REFUND,
  PAYMENT_STATUS,
  PENDING,
  REFUND,
  SHIPPED,
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
    violates: [REFUND, NOT_ON_CARD],
    sql: `UPDATE refund SET amount_cents = amount_cents + 1`,
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
    violates: [NO_REFUND, PAYMENT_STATUS],
    sql: `DELETE FROM refund WHERE order_id = ${CANCELED}`,
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
