import { PENDING, type PlantedBreach, SHIPPED } from './planted-breach.js';

const UNITS = 'more units of a line in returns than were delivered';
const OTHER_LINE = 'a return with a line of another order, or with none';
const RECEIVED = 'a return whose received units do not fit its state';
const STATE = 'a return whose state its refund does not cause';
const OTHER_UNITS = 'a return that was refunded for other units than were received';
const TWICE = 'units of open returns that a refund took, too';
const STOCK = 'units of returns that are in stock otherwise than they say';

interface Planted {
  readonly state: string;
  /** The line that comes back, by its position. */
  readonly line?: number;
  readonly received?: number | null;
  readonly isRestocked?: boolean;
  readonly refund?: string;
}

const DELIVERED = `UPDATE parcel SET delivered_at = now() WHERE order_id = ${SHIPPED};`;
const REFUND = `(SELECT id FROM partial_refund)`;

/** A return of a unit of the shipped order. */
const returned = ({
  state,
  line = 0,
  received = null,
  isRestocked = false,
  refund = 'NULL',
}: Planted) => `
  WITH one AS (
    INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at, refund_id)
    VALUES (gen_random_uuid(), ${SHIPPED}, 1, 'form', '${state}', 'other', '', '', now(), ${refund})
    RETURNING id, order_id)
  INSERT INTO order_return_line (return_id, order_line_id, quantity, received, is_restocked)
  SELECT one.id, order_line.id, 1, ${received}, ${isRestocked} FROM one JOIN order_line USING (order_id)
   WHERE position = ${line};`;

/** Of returns. */
export const OF_RETURNS: readonly PlantedBreach[] = [
  {
    what: 'a return of what was not delivered',
    violates: [UNITS],
    sql: returned({ state: 'requested' }),
  },
  {
    what: 'a return of nothing',
    violates: [OTHER_LINE],
    sql: `INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
          SELECT gen_random_uuid(), ${PENDING}, 1, 'form', 'requested', 'other', '', '', now()`,
  },
  {
    what: 'a return that was received without units',
    violates: [RECEIVED],
    sql: `${DELIVERED} ${returned({ state: 'received' })}`,
  },
  {
    what: 'a return that was refunded without a refund',
    violates: [STATE],
    sql: `${DELIVERED} ${returned({ state: 'refunded', received: 1 })}`,
  },
  {
    what: 'a return that does not follow its refund',
    violates: [STATE],
    sql: `${DELIVERED} ${returned({ state: 'received', received: 1, refund: REFUND })}`,
  },
  {
    what: 'a return with the refund of other units',
    violates: [OTHER_UNITS],
    sql: `${DELIVERED} ${returned({ state: 'refunded', line: 1, received: 1, refund: REFUND })}`,
  },
  {
    what: 'a refund beside an open return of its units',
    violates: [TWICE],
    sql: `${DELIVERED} ${returned({ state: 'requested' })}
          UPDATE order_return_line SET quantity = 2`,
  },
  {
    what: 'units that a return never put in stock',
    violates: [STOCK],
    sql: `${DELIVERED} ${returned({ state: 'received', received: 1, isRestocked: true })}`,
  },
];
