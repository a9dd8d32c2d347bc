import type { Env } from '../config/env.js';
import { FindPublishedPasswords } from '../modules/auth/use-cases/find-published-passwords.js';
import { type TrialFacts, TrialRecord } from '../platform/operations/trial-record.js';
import { StartError } from '../platform/start-error.js';
import { type Providers, realPaymentsOf, trialDataOf } from './trial-data.js';

const GO_LIVE = 'npm run go-live -- you@example.com';
const CHAPTER = `docs/operations.md, 'From a trial to a live shop'`;

/** Logs a warning. */
type Warn = (text: string) => void;

/**
 * Keeps production off the data of a trial. Call it once the schema is migrated, before the process listens or runs
 * jobs. Beside real payments the shop starts with a warning, but never with a published password.
 * @throws StartError with one line for each reason
 */
export async function refuseTrialData(app: Providers, env: Env, warn: Warn): Promise<void> {
  if (env.NODE_ENV !== 'production') return;
  const facts = await app.get(TrialRecord, { strict: false }).facts();
  const reasons = [
    ...(await publishedPasswords(app, facts)),
    ...(await trialData(app, env, facts, warn)),
  ];
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `  - ${reason}`);
  throw new StartError(
    ['Production refuses the data of a trial:', ...lines, `See ${CHAPTER}.`].join('\n'),
  );
}

async function publishedPasswords(app: Providers, { demoUsedAt }: TrialFacts): Promise<string[]> {
  const accounts = await app.get(FindPublishedPasswords, { strict: false }).execute(demoUsedAt);
  if (accounts.length === 0) return [];
  const emails = accounts.map(({ email }) => email).join(', ');
  return [
    `Anybody can read the password of ${emails}: ${GO_LIVE} ends it; npm run admin -- <email> --new-password gives a member of the staff another one.`,
  ];
}

async function trialData(
  app: Providers,
  env: Env,
  facts: TrialFacts,
  warn: Warn,
): Promise<string[]> {
  const found = (await trialDataOf(app, facts)).join('; ');
  if (!found) return [];
  const payments = await realPaymentsOf(app, env);
  if (payments.are === 'none') {
    return [
      `The database has the data of a trial (${found}): ${GO_LIVE} takes catalog, content and settings into a new database, and leaves this one as it is.`,
    ];
  }
  if (payments.are === 'found') {
    await app.get(TrialRecord, { strict: false }).recordRealPayments();
    warn(
      `The database has the data of a trial (${found}) beside real payments, so that orders, sales and books have both; ${CHAPTER}, says what to do.`,
    );
  } else {
    warn(
      `The database has the data of a trial (${found}), and the card provider did not say whether real payments are there, too: ${payments.reason}. The shop starts, and asks again at its next start; without real payments it refuses then. See ${CHAPTER}.`,
    );
  }
  return [];
}
