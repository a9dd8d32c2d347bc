import type { Client } from 'pg';
import type { Cards, CardsState } from './cards.js';
import { eventually } from './eventually.js';

/**
 * Conditions that hold once the shop has caught up. Each query returns one row per violation; $1
 * are the provider's payment intents, $2 its refunds that did not fail.
 */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a payment that is neither one order nor a full refund': `
    SELECT paid.id FROM paid
      LEFT JOIN orders ON orders.transaction_id = paid.id
      LEFT JOIN back ON back.id = paid.id
     WHERE paid.id NOT IN (SELECT intent_id FROM unmatched_payment)
     GROUP BY paid.id, paid.amount, back.amount
    HAVING NOT (count(orders.id) FILTER (WHERE orders.status NOT IN ('canceled', 'returned')
                                            OR orders.lost_cents > 0) = 1
                  AND count(orders.id) = 1 AND back.amount IS NULL)
       AND NOT (count(orders.id) FILTER (WHERE orders.status NOT IN ('canceled', 'returned')) = 0
                  AND back.amount = paid.amount)`,
  'an order that nobody paid, or not its total': `
    SELECT orders.id FROM orders LEFT JOIN paid ON paid.id = orders.transaction_id
     WHERE paid.amount IS DISTINCT FROM orders.total_cents
        OR orders.total_cents <> (SELECT sum(price_cents * quantity) FROM order_line
                                   WHERE order_id = orders.id)`,
  'a loss that its disputes did not cause': `
    SELECT orders.id FROM orders LEFT JOIN dispute ON dispute.intent_id = transaction_id
     GROUP BY orders.id
    HAVING lost_cents <> least(total_cents,
             coalesce(sum(dispute.amount_cents) FILTER (WHERE dispute.status = 'lost'), 0))`,
  'a stock below zero, or not the sum of its ledger': `
    SELECT id FROM product
     WHERE quantity < 0
        OR quantity <> (SELECT coalesce(sum(change), 0) FROM stock_ledger WHERE product_id = product.id)`,
  'holds and orders that are not what the ledger gave out': `
    SELECT product.id FROM product
     WHERE (SELECT coalesce(-sum(change), 0) FROM stock_ledger
             WHERE product_id = product.id AND reason IN ('held', 'released'))
        <> (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE product_id = product.id)
         + (SELECT coalesce(sum(quantity), 0) FROM order_line WHERE product_id = product.id)`,
  'units sold that are not those of standing orders': `
    SELECT product.id FROM product
     WHERE units_sold <> (SELECT coalesce(sum(order_line.quantity), 0)
                            FROM order_line JOIN orders ON orders.id = order_id
                           WHERE product_id = product.id
                             AND status NOT IN ('canceled', 'returned'))`,
  'a hold that no open checkout has': `
    SELECT checkout_id FROM stock_hold
      LEFT JOIN checkout ON checkout.id = checkout_id AND checkout.status = 'open'
     WHERE checkout.id IS NULL`,
  'a hold more than a minute past its time, or past the end of its intent': `
    SELECT checkout.id FROM checkout LEFT JOIN intents ON intents.id = checkout.intent_id
     WHERE checkout.status = 'open'
       AND (checkout.held_until < now() - interval '1 minute'
            OR intents.canceled_at < extract(epoch FROM now()) - 60)`,
  'an order without exactly one confirmation': `
    SELECT orders.id FROM orders
     WHERE 1 <> (SELECT count(*) FROM outbox WHERE job = 'orders.send-confirmation'
                    AND payload->>'orderId' = orders.id::text)
        OR 1 < (SELECT count(*) FROM order_history WHERE order_id = orders.id AND what = 'mail'
                   AND detail ILIKE '%confirm%')`,
  'refunds above their payment': `
    SELECT back.id FROM back JOIN intents USING (id) WHERE back.amount > intents.amount`,
  'an illegal step in a history': `
    SELECT order_id FROM (
      SELECT order_id, detail AS step,
             lag(detail) OVER (PARTITION BY order_id ORDER BY id) AS before
        FROM order_history WHERE what = 'status') steps
     WHERE (coalesce(before, 'nothing'), step) NOT IN (
       ('nothing', 'pending'), ('pending', 'shipped'), ('pending', 'canceled'),
       ('shipped', 'delivered'), ('shipped', 'returned'))`,
  'a job that failed, or that waits for more than a minute': `
    SELECT job || ': ' || coalesce(last_error, 'waiting') FROM outbox
     WHERE done_at IS NULL AND (failed_at IS NOT NULL OR created_at < now() - interval '1 minute')`,
};

const PROVIDER = `
  WITH intents AS (
    SELECT * FROM jsonb_to_recordset($1) AS known (id text, status text, amount integer,
                                                   canceled_at bigint, metadata jsonb)
     WHERE metadata->>'installation' = (SELECT installation.id::text FROM installation)
  ), paid AS (
    SELECT * FROM intents WHERE status = 'succeeded'
  ), back AS (
    SELECT payment_intent AS id, sum(amount)::integer AS amount
      FROM jsonb_to_recordset($2) AS known (payment_intent text, amount integer)
     GROUP BY payment_intent
  )`;

/** One line per violated invariant; empty when all hold. */
export async function brokenInvariants(db: Client, state: CardsState): Promise<string[]> {
  const intents = JSON.stringify(state.payment_intents);
  const refunds = JSON.stringify(state.refunds.filter(({ status }) => status !== 'failed'));
  const lines: string[] = [];
  for (const [invariant, sql] of Object.entries(INVARIANTS)) {
    const text = `${PROVIDER} SELECT violation.*, $1::jsonb IS NULL, $2::jsonb IS NULL
                    FROM (${sql}) AS violation (what)`;
    const { rows } = await db.query<{ what: string }>(text, [intents, refunds]);
    lines.push(...rows.map(({ what }) => `${invariant}: ${what}`));
  }
  return lines;
}

/** Waits until every invariant holds. */
export async function expectInvariants(db: Client, cards: Cards, withinMs = 30_000): Promise<void> {
  await eventually(async () => {
    expect(await brokenInvariants(db, await cards.state())).toEqual([]);
  }, withinMs);
}
