import type { Invariants } from './invariants.js';

/** What counts as a use of a code within its limits: an open checkout, or an order that stands and was not late. */
const USES = `
  SELECT pricing->>'code' AS code, user_id FROM checkout
   WHERE checkout.status = 'open' AND pricing->>'code' IS NOT NULL
   UNION ALL
  SELECT discount_code, user_id FROM orders
   WHERE discount_code IS NOT NULL AND orders.status <> 'canceled'
     AND NOT EXISTS (SELECT FROM late_discount_use WHERE order_id = orders.id)`;

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
  'a discount that no code gives': `
    SELECT id FROM orders WHERE discount_cents > 0 AND discount_code IS NULL`,
  'a late use of another code than its order, or of one whose hold had not ended': `
    SELECT order_id FROM late_discount_use AS late LEFT JOIN orders ON orders.id = order_id
     WHERE orders.discount_code IS DISTINCT FROM late.code
        OR NOT EXISTS (SELECT FROM stock_ledger
                        WHERE stock_ledger.checkout_id = orders.checkout_id AND reason = 'released')`,
};
