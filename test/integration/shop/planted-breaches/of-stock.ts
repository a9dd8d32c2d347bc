import {
  ADMIN,
  CANCELED,
  CAME_BACK,
  GONE,
  HOLD,
  LATE_HOLD,
  PART_STOCK,
  SHIPPED,
  SOLD,
  STOCK,
  type PlantedBreach,
} from './planted-breach.js';

/** Of stock and holds. */
export const OF_STOCK: readonly PlantedBreach[] = [
  {
    what: 'a unit out of nowhere',
    violates: [STOCK],
    sql: `UPDATE product SET quantity = quantity + 1 WHERE id = (SELECT min(id::text)::uuid FROM product)`,
  },
  {
    what: 'a stock below zero',
    violates: [STOCK],
    sql: `ALTER TABLE product DROP CONSTRAINT product_quantity;
          INSERT INTO stock_ledger (product_id, change, reason, at) SELECT id, -100, 'edited', now() FROM product;
          UPDATE product SET quantity = quantity - 100`,
  },
  {
    what: 'a unit that left for nobody',
    violates: [GONE],
    sql: `INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
          SELECT id, -1, 'held', gen_random_uuid(), now() FROM product WHERE quantity > 0 LIMIT 1;
          UPDATE product SET quantity = quantity - 1
           WHERE id = (SELECT product_id FROM stock_ledger ORDER BY id DESC LIMIT 1)`,
  },
  {
    what: 'a hold of a closed checkout',
    violates: [HOLD],
    sql: `UPDATE checkout SET status = 'released' WHERE status = 'open'`,
  },
  {
    what: 'a hold of another account',
    violates: [HOLD],
    sql: `UPDATE stock_hold SET user_id = ${ADMIN}`,
  },
  {
    what: 'a hold of more than is bought',
    violates: [GONE, HOLD],
    sql: `UPDATE stock_hold SET quantity = quantity + 1`,
  },
  {
    what: 'a hold that nobody ends',
    violates: [LATE_HOLD],
    sql: `UPDATE checkout SET held_until = now() - interval '2 minutes' WHERE status = 'open'`,
  },
  {
    what: 'goods that did not come back',
    violates: [CAME_BACK],
    sql: `WITH gone AS (DELETE FROM stock_ledger WHERE reason = 'returned' RETURNING product_id, change)
          UPDATE product SET quantity = quantity - change FROM gone WHERE product_id = id`,
  },
  {
    what: 'goods that came back and are sold',
    violates: [CAME_BACK],
    sql: `WITH back AS (
            INSERT INTO stock_ledger (product_id, change, reason, order_id, at)
            SELECT product_id, quantity, 'returned', order_id, now() FROM order_line WHERE order_id = ${SHIPPED}
            RETURNING product_id, change)
          UPDATE product SET quantity = quantity + change FROM back WHERE product_id = id`,
  },
  {
    what: 'goods of a part refund that never came back',
    violates: [PART_STOCK],
    sql: `UPDATE stock_ledger SET reason = 'edited' WHERE reason = 'refunded'`,
  },
  {
    // Whatever happened to it since: its units are where its order says.
    what: 'nothing but a missing checkout where an imported order was canceled',
    violates: ['an order without its checkout'],
    sql: `DELETE FROM checkout WHERE id = (SELECT checkout_id FROM orders WHERE id = ${CANCELED})`,
  },
  {
    what: 'a unit sold too many',
    violates: [SOLD],
    sql: `UPDATE product SET units_sold = units_sold + 1 WHERE id = (SELECT min(id::text)::uuid FROM product)`,
  },
];
