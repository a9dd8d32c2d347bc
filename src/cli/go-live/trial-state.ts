import type { INestApplicationContext } from '@nestjs/common';
import { realPaymentsOf, trialDataOf } from '../../boot/trial-data.js';
import type { Env } from '../../config/env.js';
import {
  FindPublishedPasswords,
  type PublishedAccount,
} from '../../modules/auth/use-cases/find-published-passwords.js';
import { StoredIntents } from '../../modules/checkout/ports/reconciliation.js';
import { TrialRecord } from '../../platform/operations/trial-record.js';
import { StartError } from '../../platform/start-error.js';

/** What decides how a shop goes live. */
export interface TrialState {
  readonly published: readonly PublishedAccount[];
  readonly hasRealPayments: boolean;
}

/**
 * Reads the state of a shop; records nothing.
 * @throws StartError where the shop was never tried, or where nobody can say whether its payments are real
 */
export async function trialStateOf(app: INestApplicationContext, env: Env): Promise<TrialState> {
  const facts = await app.get(TrialRecord).facts();
  const intents = app.get(StoredIntents, { strict: false });
  const published = await app
    .get(FindPublishedPasswords, { strict: false })
    .execute(facts.demoUsedAt);
  const isTried =
    (await trialDataOf(app, facts)).length > 0 || published.length > 0 || (await intents.any());
  if (!isTried) {
    throw new StartError(
      'This shop was never tried: it has no demo, no order and no published password, so production starts on it. npm run admin -- you@example.com makes its first owner.',
    );
  }
  if (!facts.realPaymentsFoundAt && (await intents.ofNewestOrders(1)).length > 0) {
    checkKey(env, facts.standInUsedAt !== null);
  }
  const payments = await realPaymentsOf(app, env);
  if (payments.are === 'unknown') {
    throw new StartError(
      `The card provider did not say whether orders of this shop are paid with real money: ${payments.reason}. Nothing was changed; try again.`,
    );
  }
  return { published, hasRealPayments: payments.are === 'found' };
}

/**
 * Only a live key knows real payments. A test key goes for a shop that is known to have used the stand-in; no key at all may
 * be a setting that was forgotten.
 */
function checkKey({ CARD_STAND_IN, LIVE_CARDS }: Env, isStandInUsed: boolean): void {
  if (CARD_STAND_IN) {
    throw new StartError(
      'The shop has orders, and only the card provider knows whether they were paid with real money: set STRIPE_SECRET_KEY as for production.',
    );
  }
  if (!LIVE_CARDS && !isStandInUsed) {
    throw new StartError(
      'The shop has orders, and a test key does not know whether they were paid with real money: set STRIPE_SECRET_KEY to the live key.',
    );
  }
}
