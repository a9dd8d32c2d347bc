import {
  CANCELED,
  CANCELED_PARCEL,
  NOT_SHIPPED,
  OTHER_LINE,
  PART_EMAIL,
  PAYMENT_STATUS,
  PENDING,
  SHIPPED,
  SHIPPED_TWICE,
  SOLD,
  WHOLLY_SHIPPED,
  type PlantedBreach,
} from './planted-breach.js';

/** A parcel of an order, with the same units of each line that the condition names. */
const parcel = (order: string, { number = 1, units = 'quantity', lines = 'true' } = {}) => `
  WITH one AS (
    INSERT INTO parcel (id, order_id, number, shipped_at) VALUES (gen_random_uuid(), ${order}, ${number}, now())
    RETURNING id, order_id)
  INSERT INTO parcel_line (parcel_id, order_line_id, quantity)
  SELECT one.id, order_line.id, ${units} FROM one JOIN order_line USING (order_id) WHERE ${lines};`;
const happened = (detail: string) => `
  INSERT INTO order_history (order_id, at, what, detail) VALUES (${PENDING}, now(), 'stock', '${detail}');`;

/** Of parcels. */
export const OF_PARCELS: readonly PlantedBreach[] = [
  {
    what: 'units that were shipped twice',
    violates: [SHIPPED_TWICE],
    sql: parcel(SHIPPED, { number: 2 }),
  },
  {
    what: 'a line in the parcel of another order',
    violates: [OTHER_LINE],
    sql: `INSERT INTO parcel (id, order_id, number, shipped_at)
            SELECT gen_random_uuid(), ${PENDING}, 1, now();
          INSERT INTO parcel_line (parcel_id, order_line_id, quantity)
            SELECT parcel.id, order_line.id, 1 FROM parcel, order_line
             WHERE parcel.order_id = ${PENDING} AND order_line.order_id = ${CANCELED}`,
  },
  {
    what: 'a parcel of nothing',
    violates: [OTHER_LINE],
    sql: parcel(PENDING, { lines: 'false' }),
  },
  {
    what: 'a shipped order of which something stayed here',
    violates: [NOT_SHIPPED],
    sql: `DELETE FROM parcel_line USING order_line
           WHERE order_line.id = order_line_id AND order_id = ${SHIPPED} AND position = 1`,
  },
  {
    what: 'a pending order that has left as a whole',
    violates: [WHOLLY_SHIPPED],
    sql: parcel(PENDING),
  },
  {
    what: 'a pending order of which all that has not left was refunded',
    violates: [WHOLLY_SHIPPED, SOLD, PAYMENT_STATUS],
    sql: `${parcel(PENDING, { lines: 'position = 0' })}
          INSERT INTO payment (intent_id, captured_cents)
          SELECT transaction_id, total_cents FROM orders WHERE id = ${PENDING};
          WITH part AS (
            INSERT INTO partial_refund (id, intent_id, order_id, request_key, amount_cents, delivery_cents,
                                        is_restocked, reason, status, created_at)
            SELECT gen_random_uuid(), transaction_id, id, 'planted', price_cents, 0, false, 'other', 'requested', now()
              FROM orders JOIN (SELECT order_id, price_cents FROM order_line WHERE position = 1) AS line
                ON order_id = orders.id WHERE id = ${PENDING}
            RETURNING id, order_id, amount_cents)
          INSERT INTO partial_refund_line (refund_id, line_id, quantity, amount_cents)
          SELECT part.id, order_line.id, 1, amount_cents FROM part JOIN order_line USING (order_id)
           WHERE position = 1`,
  },
  {
    what: 'a canceled order that has left',
    violates: [CANCELED_PARCEL],
    sql: parcel(CANCELED, { units: '1' }),
  },
  {
    what: 'a part that nobody was told',
    violates: [PART_EMAIL],
    sql: `${parcel(PENDING, { lines: 'position = 0' })} ${happened('parcel 1 shipped: 1 of 2 units')}`,
  },
  {
    what: 'an email of a part that was never shipped',
    violates: [PART_EMAIL],
    sql: happened('parcel 1 undone before its email'),
  },
];
