import { MINUTE_MS } from '../../../src/kernel/time.js';
import type { Scenario } from './scenario.js';

const ROUND_MS = 16 * MINUTE_MS;
const ROUNDS_AT_LEAST = 2;
const ROUNDS_AT_MOST = 60;

const OPEN = `
  SELECT 'a checkout is open' AS what FROM checkout WHERE status = 'open'
   UNION ALL SELECT 'a job is not done: ' || job || ' ' || coalesce(last_error, '') FROM outbox WHERE done_at IS NULL
   UNION ALL SELECT 'a refund is ' || refund.status FROM refund
    WHERE status <> 'refunded' AND NOT EXISTS (
      SELECT FROM dispute WHERE dispute.intent_id = refund.intent_id AND dispute.status = 'lost')
   UNION ALL SELECT 'a part refund is ' || status FROM partial_refund WHERE status IN ('requested', 'sent', 'unmatched')
   UNION ALL SELECT 'a part refund that could be retried has failed'
    FROM partial_refund JOIN payment USING (intent_id)
   WHERE status = 'failed' AND amount_cents <= captured_cents - refunded_cents AND NOT EXISTS (
      SELECT FROM dispute WHERE dispute.intent_id = payment.intent_id AND dispute.status = 'lost')
   LIMIT 1`;

/** Nothing goes wrong any more and time passes, until the shop has nothing left to do. */
export async function settle(scenario: Scenario): Promise<void> {
  const { shop, back, expected } = scenario;
  shop.disarm();
  shop.jobs.reset();
  shop.mailer.state = 'well';
  shop.cards.knobs.turn({ failRefunds: 0 });
  let open: string | undefined;
  for (let round = 1; round <= ROUNDS_AT_MOST; round++) {
    shop.cards.decide();
    // What is disputed cannot be refunded until the bank has decided.
    for (const nth of shop.cards.disputes().keys()) {
      await back.decideDispute(nth, nth % 2 === 0 ? 'winning_evidence' : 'losing_evidence');
    }
    while (shop.cards.events.length > 0) {
      const before = shop.cards.events.length;
      await scenario.sendEvent(0, 1);
      if (shop.cards.events.length === before) return;
    }
    await shop.jobs.runDue();
    await shop.jobs.runAll();
    await back.retryFailed();
    await shop.jobs.runAll();
    const { rows } = await shop.db.query<{ what: string }>(OPEN);
    open = rows[0]?.what;
    const isSettled = !open && shop.cards.isDecided && round >= ROUNDS_AT_LEAST;
    await shop.time.pass(ROUND_MS);
    if (isSettled) return;
  }
  expected.violate(`the shop does not settle: ${open ?? 'the bank has decisions left'}`);
}
