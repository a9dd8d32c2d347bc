import type { Env } from '../config/env.js';

/** Why the shop cannot do without stand-ins for the world outside; empty where all peers are set. */
export function missingPeers(env: Env): string[] {
  const reasons: string[] = [];
  if (!env.SMTP_URL) reasons.push('SMTP_URL is missing: emails would reach nobody');
  if (env.CARD_STAND_IN && !env.STRIPE_API_BASE) {
    reasons.push('STRIPE_SECRET_KEY is missing: without a card provider nobody can pay');
  }
  return reasons;
}
