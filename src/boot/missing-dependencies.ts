import type { Env } from '../config/env.js';

/** The reasons why the shop needs stand-ins; empty when mail server and card provider are set. */
export function missingDependencies(env: Env): string[] {
  const reasons: string[] = [];
  if (!env.SMTP_URL) reasons.push('SMTP_URL is missing: emails would reach nobody');
  if (env.CARD_STAND_IN && !env.STRIPE_API_BASE) {
    reasons.push('STRIPE_SECRET_KEY is missing: without a card provider nobody can pay');
  }
  return reasons;
}
