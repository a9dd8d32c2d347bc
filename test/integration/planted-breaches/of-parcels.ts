import {
  CANCELED,
  CANCELED_PARCEL,
  NOT_SHIPPED,
  OTHER_LINE,
  PART_EMAIL,
  PENDING,
  SHIPPED,
  SHIPPED_TWICE,
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
