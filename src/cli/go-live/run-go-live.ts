import type { Env } from '../../config/env.js';
import { copyInto, replaceByCopy } from '../../platform/backup/go-live/copy-shop.js';
import type { Filling } from '../../platform/backup/go-live/fill-database.js';
import { planCopy } from '../../platform/backup/go-live/plan-copy.js';
import { schemaStatus } from '../../platform/database/migrate-database.js';
import { EnvFailpoints } from '../../platform/operations/env-failpoints.js';
import { TrialRecord } from '../../platform/operations/trial-record.js';
import { StartError } from '../../platform/start-error.js';
import { endPublishedPasswords, makeFirstOwner } from './change-accounts.js';
import type { GoLiveArguments } from './go-live-arguments.js';
import { onShop } from './go-live.module.js';
import { accountLines, copiedLines, planLines } from './plan-lines.js';
import { type TrialState, trialStateOf } from './trial-state.js';

type Log = (line: string) => void;

/**
 * What the operator's command does with the shop of these settings, whose database is running.
 * @throws StartError with the line to print
 */
export async function runGoLive(env: Env, given: GoLiveArguments, log: Log): Promise<void> {
  await checkSchema(env);
  const state = await onShop(env, (app) => trialStateOf(app, env));
  if (state.hasRealPayments) await changeAccounts(env, given, state, log);
  else await copyShop(env, given, log);
}

/** @throws StartError unless the schema is that of this build */
async function checkSchema(env: Env): Promise<void> {
  const { migrations } = await schemaStatus(env);
  if (migrations.every(({ state }) => state === 'pending')) {
    throw new StartError('There is no shop yet: the database is empty.');
  }
  if (migrations.every(({ state }) => state === 'applied')) return;
  throw new StartError(
    'The database is of another release: bring it up to date first, by npm run migrate.',
  );
}

async function changeAccounts(
  env: Env,
  { email, isDryRun, to }: GoLiveArguments,
  { published }: TrialState,
  log: Log,
): Promise<void> {
  if (to !== undefined) {
    throw new StartError(
      'Real payments are there, so nothing is copied, and only accounts change: leave out --to.',
    );
  }
  log(accountLines(published, { email, isDryRun }).join('\n'));
  if (isDryRun) return;
  const lines = await onShop(env, async (app) => {
    await app.get(TrialRecord).recordRealPayments();
    return endPublishedPasswords(app, email, published);
  });
  log(lines.join('\n'));
}

async function copyShop(env: Env, given: GoLiveArguments, log: Log): Promise<void> {
  const plan = await planCopy(env);
  log(planLines(plan, given).join('\n'));
  if (given.isDryRun) return;
  let ownerLines: readonly string[] = [];
  const trial = await copy(env, given.to, {
    failpoints: new EnvFailpoints(env),
    complete: async (made) => {
      ownerLines = await onShop(made, (app) => makeFirstOwner(app, given.email));
    },
  });
  log([...copiedLines(plan, trial), ...ownerLines].join('\n'));
}

/** Returns the name that the trial's database has got; undefined where it keeps its own. */
async function copy(
  env: Env,
  to: string | undefined,
  filling: Filling,
): Promise<string | undefined> {
  if (to === undefined) return replaceByCopy(env, filling);
  const others = { DATABASE_DIRECT_URL: undefined, DATABASE_READ_URL: undefined };
  await copyInto({ ...env, ...others, DATABASE_URL: to }, env, filling);
  return undefined;
}
