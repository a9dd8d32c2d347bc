import type { Client } from 'pg';
import { type Invariants, violationsOf } from '../../src/platform/backup/invariants/invariants.js';
import { SHOP_INVARIANTS } from '../../src/platform/backup/invariants/shop-invariants.js';
import type { Cards, CardsState } from './cards.js';
import { eventually } from './eventually.js';

/** The temporary tables with what the card provider knows. */
const PROVIDER = `
  CREATE TEMP TABLE IF NOT EXISTS intents (id text, status text, amount integer, canceled_at bigint, metadata jsonb);
  CREATE TEMP TABLE IF NOT EXISTS back (id text, amount integer);
  TRUNCATE intents, back`;
const INTENTS = `
  INSERT INTO intents
  SELECT * FROM jsonb_to_recordset($1) AS known (id text, status text, amount integer, canceled_at bigint, metadata jsonb)
   WHERE metadata->>'installation' = (SELECT installation.id::text FROM installation)`;
const BACK = `
  INSERT INTO back
  SELECT payment_intent, sum(amount) FROM jsonb_to_recordset($1) AS known (payment_intent text, amount integer)
   GROUP BY payment_intent`;

/** What parts of each payment gave back. */
const PARTS = `
  SELECT intent_id, sum(amount_cents) AS cents FROM partial_refund WHERE status = 'refunded' AND amount_cents > 0
   GROUP BY intent_id`;
const STANDING = `orders.status NOT IN ('canceled', 'returned')`;

/**
 * Conditions that hold once the shop has caught up with the card provider: `intents` are its payments,
 * `back` what of each it has refunded.
 */
export const SETTLED_INVARIANTS: Invariants = {
  'a payment that is neither one order nor a full refund': `
    SELECT paid.id FROM intents AS paid
      LEFT JOIN orders ON orders.transaction_id = paid.id
      LEFT JOIN back ON back.id = paid.id
      LEFT JOIN (${PARTS}) AS parts ON parts.intent_id = paid.id
     WHERE paid.status = 'succeeded' AND paid.id NOT IN (SELECT intent_id FROM unmatched_payment)
     GROUP BY paid.id, paid.amount, back.amount, parts.cents
    HAVING NOT (count(orders.id) FILTER (WHERE ${STANDING} OR orders.lost_cents > 0) = 1
                  AND count(orders.id) = 1 AND back.amount IS NOT DISTINCT FROM parts.cents)
       AND NOT (count(orders.id) FILTER (WHERE ${STANDING}) = 0 AND back.amount IS NOT DISTINCT FROM paid.amount)`,
  'an order that nobody paid, or not its total': `
    SELECT orders.id FROM orders
      LEFT JOIN intents ON intents.id = transaction_id AND intents.status = 'succeeded'
     WHERE intents.amount IS DISTINCT FROM total_cents`,
  'an order of another account or checkout than its payment': `
    SELECT orders.id FROM orders JOIN intents ON intents.id = transaction_id
     WHERE (metadata->>'person', metadata->>'checkout') IS DISTINCT FROM (user_id::text, checkout_id::text)`,
  'an order without its checkout': `
    SELECT orders.id FROM orders LEFT JOIN checkout ON checkout.id = checkout_id
     WHERE checkout.id IS NULL`,
  'a loss that its disputes did not cause': `
    SELECT orders.id FROM orders LEFT JOIN dispute ON dispute.intent_id = transaction_id
     GROUP BY orders.id
    HAVING lost_cents <> least(total_cents,
             coalesce(sum(dispute.amount_cents) FILTER (WHERE dispute.status = 'lost'), 0))`,
  'a payment status that its refund, disputes and warnings do not cause': `
    SELECT orders.id FROM orders LEFT JOIN refund ON refund.intent_id = transaction_id
      LEFT JOIN (SELECT intent_id, bool_or(status IN ('requested', 'sent')) AS is_open,
                        bool_or(status = 'failed') AS is_failed,
                        sum(amount_cents) FILTER (WHERE status = 'refunded') AS cents
                   FROM (SELECT intent_id, status, amount_cents FROM refund
                          UNION ALL SELECT intent_id, status, amount_cents FROM partial_refund) AS each
                  GROUP BY intent_id) AS refunds ON refunds.intent_id = transaction_id
      LEFT JOIN (SELECT intent_id, bool_or(status IN ('needs_answer', 'under_review')) AS is_open,
                        bool_or(status = 'lost') AS is_lost
                   FROM dispute GROUP BY intent_id) AS contest ON contest.intent_id = transaction_id
      LEFT JOIN (SELECT intent_id, bool_or(is_actionable AND dismissed_at IS NULL) AS is_warned
                   FROM fraud_warning GROUP BY intent_id) AS warning ON warning.intent_id = transaction_id
     WHERE payment_status <> CASE WHEN contest.is_open THEN 'disputed' WHEN is_lost THEN 'dispute_lost'
                                  WHEN refund.status IS NULL AND is_warned
                                   AND coalesce(cents, 0) < total_cents THEN 'fraud_warning'
                                  WHEN refunds.is_open THEN 'refunding'
                                  WHEN cents >= total_cents THEN 'refunded'
                                  WHEN is_failed THEN 'refund_failed'
                                  WHEN refund.status = 'refunded' THEN 'refunded'
                                  WHEN cents > 0 THEN 'partially_refunded'
                                  ELSE 'paid' END`,
  'a hold more than a minute past its time, or past the end of its intent': `
    SELECT checkout.id FROM checkout LEFT JOIN intents ON intents.id = checkout.intent_id
     WHERE checkout.status = 'open'
       AND (checkout.held_until < shop_now() - interval '1 minute'
            OR intents.canceled_at < extract(epoch FROM shop_now()) - 60)`,
  'refunds above their payment': `
    SELECT back.id FROM back JOIN intents USING (id) WHERE back.amount > intents.amount`,
  'a refund that never reached the card': `
    SELECT intent_id FROM (
      SELECT intent_id, amount_cents FROM refund WHERE status = 'refunded'
       UNION ALL
      SELECT intent_id, amount_cents FROM partial_refund WHERE status = 'refunded') AS refunded
      LEFT JOIN back ON back.id = intent_id
     GROUP BY intent_id, back.amount HAVING sum(amount_cents) > coalesce(back.amount, 0)`,
  'a job that failed, or that waits for more than a minute': `
    SELECT job || ': ' || coalesce(last_error, 'waiting') FROM outbox
     WHERE done_at IS NULL AND (failed_at IS NOT NULL OR created_at < shop_now() - interval '1 minute')`,
};

/** One line for each violated invariant; empty when all hold. */
export async function brokenInvariants(db: Client, state: CardsState): Promise<string[]> {
  await db.query(PROVIDER);
  await db.query(INTENTS, [JSON.stringify(state.payment_intents)]);
  const refunds = state.refunds.filter(({ status }) => status !== 'failed');
  await db.query(BACK, [JSON.stringify(refunds)]);
  return violationsOf(db, { ...SHOP_INVARIANTS, ...SETTLED_INVARIANTS });
}

/** Waits until every invariant holds. */
export async function expectInvariants(db: Client, cards: Cards, withinMs = 30_000): Promise<void> {
  await eventually(async () => {
    expect(await brokenInvariants(db, await cards.state())).toEqual([]);
  }, withinMs);
}
