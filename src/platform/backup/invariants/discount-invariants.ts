import type { Invariants } from './invariants.js';

/** What counts as a use of a code: an open checkout, or an order that stands. */
const ALL_USES = `
  SELECT pricing->>'code' AS code, user_id, NULL::uuid AS order_id FROM checkout
   WHERE checkout.status = 'open' AND pricing->>'code' IS NOT NULL
   UNION ALL
  SELECT discount_code, user_id, orders.id FROM orders
   WHERE discount_code IS NOT NULL AND orders.status <> 'canceled'`;

/** Those within its limits: a late one may exceed them. */
const USES = `
  SELECT used.code, used.user_id FROM (${ALL_USES}) AS used
   WHERE NOT EXISTS (SELECT FROM late_discount_use WHERE late_discount_use.order_id = used.order_id)`;

/** Conditions on discount codes. What their discounts add up to is checked with the orders. */
export const DISCOUNT_INVARIANTS: Invariants = {
  'a discount code that is used more often than it may be': `
    SELECT code FROM discount_code JOIN (${USES}) AS used USING (code)
     GROUP BY code, max_uses HAVING count(*) > max_uses`,
  'a customer with more uses of a discount code than they may have': `
    SELECT code || ' ' || user_id FROM discount_code JOIN (${USES}) AS used USING (code)
     GROUP BY code, user_id, max_uses_per_customer HAVING count(*) > max_uses_per_customer`,
  'a use of a discount code that does not exist': `
    SELECT used.code FROM (${USES}) AS used LEFT JOIN discount_code USING (code)
     WHERE discount_code.id IS NULL`,
  'a count of a discount code that is not the number of its uses': `
    SELECT code
      FROM (SELECT code, sum(uses) AS uses FROM discount_use_count GROUP BY code) AS counted
      FULL JOIN (SELECT code, count(*) AS uses FROM (${ALL_USES}) AS used GROUP BY code) AS used USING (code)
     WHERE coalesce(counted.uses, 0) <> coalesce(used.uses, 0)`,
  'a discount that no code gives': `
    SELECT id FROM orders WHERE discount_cents > 0 AND discount_code IS NULL`,
  'a late use of another code than its order, or of one whose hold had not ended': `
    SELECT order_id FROM late_discount_use AS late LEFT JOIN orders ON orders.id = order_id
     WHERE orders.discount_code IS DISTINCT FROM late.code
        OR NOT EXISTS (SELECT FROM stock_ledger
                        WHERE stock_ledger.checkout_id = orders.checkout_id AND reason = 'released')`,
};
