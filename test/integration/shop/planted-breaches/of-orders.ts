import {
  BOOKED_PLACE,
  BOOKED_CHARGES,
  BOOKED_NOTHING,
  BOOKED_TOTAL,
  ADMIN,
  CONFIRMATION,
  COUNT,
  DAILY_ORDER,
  GONE,
  ILLEGAL_STEP,
  INVOICE_TOTAL,
  JOB,
  NO_ORDER,
  NUMBER_TWICE,
  OTHER_ADDRESS,
  OTHER_CHARGES,
  OTHER_DESTINATION,
  OTHER_LINES,
  OTHER_OWNER,
  OTHER_PAYER,
  PENDING,
  PENDING_CHECKOUT,
  SHIPPED,
  SOLD,
  STATUS,
  STATUS_EMAIL,
  TOTAL,
  UNMATCHED,
  UNPAID,
  type PlantedBreach,
  UNKNOWN_CODE,
} from './planted-breach.js';

const outboxRow = (job: string, times: string) => `
  INSERT INTO outbox (id, job, queue, payload, created_at, due_at, failed_at)
  SELECT gen_random_uuid(), '${job}', 'mail', jsonb_build_object('orderId', ${PENDING}), ${times}`;

/** Of an order, a checkout, their history and emails. */
export const OF_ORDERS: readonly PlantedBreach[] = [
  {
    what: 'an order given to the wrong person',
    violates: [OTHER_OWNER, OTHER_PAYER],
    sql: `UPDATE orders SET user_id = ${ADMIN} WHERE id = ${PENDING}`,
  },
  {
    what: 'an order and its checkout given to the wrong person',
    violates: [OTHER_PAYER],
    sql: `UPDATE orders SET user_id = ${ADMIN} WHERE id = ${PENDING};
          UPDATE checkout SET user_id = ${ADMIN} WHERE id = ${PENDING_CHECKOUT}`,
  },
  {
    what: 'a lost address',
    violates: [OTHER_ADDRESS],
    sql: `UPDATE orders SET address = '' WHERE id = ${PENDING}`,
  },
  {
    what: 'the address of another order',
    violates: [OTHER_ADDRESS],
    sql: `UPDATE orders SET full_name = 'Eve', zip = '99999' WHERE id = ${SHIPPED}`,
  },
  {
    what: 'an order sent to another country',
    violates: [OTHER_DESTINATION, BOOKED_PLACE],
    sql: `UPDATE orders SET country = 'DE' WHERE id = ${PENDING}`,
  },
  {
    what: 'an order that lost its country',
    violates: [OTHER_DESTINATION],
    sql: `UPDATE orders SET country = NULL WHERE id = ${PENDING}`,
  },
  {
    what: 'an address that was corrected to another destination',
    violates: [OTHER_ADDRESS],
    sql: `INSERT INTO order_history (order_id, at, what, detail)
            VALUES (${PENDING}, now(), 'address', 'corrected');
          UPDATE orders SET zip = '99999' WHERE id = ${PENDING}`,
  },
  {
    what: 'an order number twice',
    violates: [NUMBER_TWICE],
    sql: `DROP INDEX orders_number;
          UPDATE orders SET number = (SELECT number FROM orders WHERE id = ${SHIPPED}) WHERE id = ${PENDING}`,
  },
  {
    what: 'an order number that comes again',
    violates: ['an order number that is still to be given'],
    sql: `UPDATE orders SET number = number + 1000 WHERE id = ${PENDING}`,
  },
  {
    what: 'a line of another name',
    violates: [OTHER_LINES],
    sql: `UPDATE order_line SET name = 'Something else' WHERE order_id = ${PENDING}`,
  },
  {
    what: 'a discount that the checkout did not give',
    violates: [OTHER_LINES, TOTAL],
    sql: `UPDATE order_line SET discount_cents = 1 WHERE order_id = ${PENDING} AND position = 1`,
  },
  {
    what: 'a code that the checkout did not use',
    violates: [OTHER_CHARGES, UNKNOWN_CODE],
    sql: `UPDATE orders SET discount_code = 'TEN' WHERE id = ${PENDING}`,
  },
  {
    what: 'a delivery that nobody paid',
    violates: [OTHER_CHARGES, DAILY_ORDER, UNPAID, INVOICE_TOTAL, BOOKED_TOTAL, BOOKED_CHARGES],
    sql: `UPDATE orders SET shipping_cents = shipping_cents + 5, total_cents = total_cents + 5
           WHERE id = ${PENDING}`,
  },
  {
    what: 'a tax that is in no line',
    violates: [TOTAL, DAILY_ORDER, UNPAID, INVOICE_TOTAL, BOOKED_TOTAL, BOOKED_CHARGES],
    sql: `UPDATE orders SET tax_cents = tax_cents + 1, total_cents = total_cents + 1
           WHERE id = ${PENDING}`,
  },
  {
    what: 'a line that is missing',
    violates: [OTHER_LINES, TOTAL, GONE, SOLD],
    sql: `DELETE FROM order_line WHERE order_id = ${PENDING} AND position = 1`,
  },
  {
    what: 'an order of a released checkout',
    violates: ['an order that did not complete its checkout'],
    sql: `UPDATE checkout SET status = 'released' WHERE id = ${PENDING_CHECKOUT}`,
  },
  {
    what: 'a lost order',
    violates: [NO_ORDER, COUNT, GONE, SOLD, DAILY_ORDER, UNMATCHED, INVOICE_TOTAL, BOOKED_NOTHING],
    sql: `CREATE TEMP TABLE lost ON COMMIT DROP AS SELECT ${PENDING} AS id;
          DELETE FROM order_line WHERE order_id = (SELECT id FROM lost);
          DELETE FROM order_history WHERE order_id = (SELECT id FROM lost);
          DELETE FROM orders WHERE id = (SELECT id FROM lost)`,
  },
  {
    what: 'a total that nobody paid',
    violates: [TOTAL, DAILY_ORDER, UNPAID, INVOICE_TOTAL, BOOKED_TOTAL],
    sql: `UPDATE orders SET total_cents = total_cents + 1 WHERE id = ${PENDING}`,
  },
  {
    what: 'a checkout with a wrong total',
    violates: ['a checkout whose total is not the sum of its lines and charges'],
    sql: `UPDATE checkout SET total_cents = total_cents - 1 WHERE status = 'open'`,
  },
  {
    what: 'a lost checkout',
    violates: ['an order without its checkout'],
    sql: `DELETE FROM checkout WHERE id = ${PENDING_CHECKOUT}`,
  },
  {
    what: 'a step that the status table does not have',
    violates: [ILLEGAL_STEP],
    sql: `INSERT INTO order_history (order_id, at, what, detail) SELECT ${PENDING}, now(), 'status', 'pending'`,
  },
  {
    what: 'a status without a history',
    violates: [STATUS, COUNT, DAILY_ORDER],
    sql: `UPDATE orders SET status = 'delivered' WHERE id = ${SHIPPED}`,
  },
  {
    what: 'a confirmation that was never sent',
    violates: [CONFIRMATION],
    sql: `DELETE FROM order_history WHERE order_id = ${PENDING} AND what = 'mail'`,
  },
  {
    what: 'a confirmation that is sent twice',
    violates: [CONFIRMATION],
    sql: outboxRow('orders.send-confirmation', 'now(), now(), NULL'),
  },
  {
    what: 'a status that nobody was told',
    violates: [STATUS_EMAIL],
    sql: `DELETE FROM order_history WHERE order_id = ${SHIPPED} AND what = 'mail' AND detail NOT LIKE '%confirm%'`,
  },
  {
    what: 'a wrong count of orders',
    violates: [COUNT],
    sql: `UPDATE order_count SET count = count + 1
           WHERE (status, shard) = (SELECT status, shard FROM order_count LIMIT 1)`,
  },
  {
    what: 'a job that failed',
    violates: [JOB],
    sql: outboxRow('some.job', 'now(), now(), now()'),
  },
  {
    what: 'a job that nothing runs',
    violates: [JOB],
    sql: outboxRow('some.job', `now() - interval '2 minutes', now(), NULL`),
  },
];
