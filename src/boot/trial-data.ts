import type { ModuleRef } from '@nestjs/core';
import type { Env } from '../config/env.js';
import { StoredIntents } from '../modules/checkout/ports/reconciliation.js';
import {
  FindRealPayments,
  type RealPayments,
} from '../modules/checkout/use-cases/find-real-payments.js';
import { type TrialFacts, TrialRecord } from '../platform/operations/trial-record.js';

/** Gives the providers of an application that need not have started yet. */
export type Providers = Pick<ModuleRef, 'get'>;

/** What of a trial is in the database, as people read it: the demo, and payments that moved no money. Empty for none. */
export async function trialDataOf(
  app: Providers,
  { demoUsedAt, standInUsedAt }: TrialFacts,
): Promise<readonly string[]> {
  const found: string[] = [];
  if (demoUsedAt) found.push(`the demo of ${dayOf(demoUsedAt)}`);
  if (standInUsedAt && (await app.get(StoredIntents, { strict: false }).any())) {
    found.push(`payments at the card stand-in, which was used first on ${dayOf(standInUsedAt)}`);
  }
  return found;
}

/** Whether customers have paid with real money, as far as this key of the card provider can say. Records nothing. */
export async function realPaymentsOf(
  app: Providers,
  { LIVE_CARDS }: Pick<Env, 'LIVE_CARDS'>,
): Promise<RealPayments> {
  const { realPaymentsFoundAt } = await app.get(TrialRecord, { strict: false }).facts();
  if (realPaymentsFoundAt) return { are: 'found' };
  // What the provider knows by a key of its test mode moved no money.
  if (!LIVE_CARDS) return { are: 'none' };
  return app.get(FindRealPayments, { strict: false }).execute();
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
