import {
  BOOKED_CHARGES,
  CODE_USES,
  CUSTOMER_USES,
  LATE_USE,
  NO_CODE,
  type PlantedBreach,
  PENDING,
  TOTAL,
  UNKNOWN_CODE,
  USE_COUNT,
} from './planted-breach.js';

/** Everything in the shop was bought with the code TEN. */
const BOUGHT = `
  UPDATE orders SET discount_code = 'TEN';
  UPDATE checkout SET pricing = jsonb_set(pricing, '{code}', '"TEN"');`;
/** The open checkout is of the customer of the pending order. */
const ONE_BUYER = `
  UPDATE checkout SET user_id = (SELECT user_id FROM orders WHERE status = 'pending')
   WHERE status = 'open';
  UPDATE stock_hold SET user_id = (SELECT user_id FROM orders WHERE status = 'pending');`;
const code = (limits: string) => `
  INSERT INTO discount_code (id, code, kind, percent, scope, target_ids, is_active, created_at, version,
                             max_uses, max_uses_per_customer)
  VALUES (gen_random_uuid(), 'TEN', 'percent', 10, 'all', '{}', true, now(), 1, ${limits});`;

/** Of discount codes. */
export const OF_DISCOUNTS: readonly PlantedBreach[] = [
  {
    what: 'a code that two orders and an open checkout used, though it may be used twice',
    violates: [CODE_USES],
    sql: `${BOUGHT} ${code('2, NULL')}`,
  },
  {
    what: 'a customer who used a code twice, though once is allowed',
    violates: [CUSTOMER_USES],
    sql: `${BOUGHT} ${code('NULL, 1')} ${ONE_BUYER}`,
  },
  { what: 'a code that nobody made', violates: [UNKNOWN_CODE], sql: BOUGHT },
  {
    what: 'a use of a code that is counted twice',
    violates: [USE_COUNT],
    sql: `${BOUGHT} ${code('NULL, NULL')}
          INSERT INTO discount_use_count (code, slot, uses) VALUES ('TEN', 0, 1)`,
  },
  {
    what: 'uses of a code that nothing counted',
    violates: [USE_COUNT],
    sql: `SET LOCAL session_replication_role = replica; ${BOUGHT} ${code('NULL, NULL')}`,
  },
  {
    what: 'a discount without a code',
    violates: [BOOKED_CHARGES, NO_CODE, TOTAL],
    sql: `UPDATE orders SET discount_cents = 1 WHERE id = ${PENDING}`,
  },
  {
    what: 'a late use of an order without a code',
    violates: [LATE_USE],
    sql: `INSERT INTO late_discount_use (order_id, code) VALUES (${PENDING}, 'TEN')`,
  },
  {
    what: 'a late use of an order that was paid in time',
    violates: [LATE_USE],
    sql: `${BOUGHT} ${code('NULL, NULL')}
          INSERT INTO late_discount_use (order_id, code) VALUES (${PENDING}, 'TEN')`,
  },
];
