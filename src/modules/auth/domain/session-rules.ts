import type { TokenLifetimes } from './token-lifetimes.js';
import type { Role } from '../../../../common/contract/role.js';

export interface StoredRefreshToken {
  /** Null for the newest token of its session; else the time until which it is still accepted. */
  readonly goodUntil: Date | null;
}

/**
 * Decision on a presented refresh token: the newest is rotated; an older one returns the newest
 * during its grace period; any later use means that the token was copied.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'copied';

/** At `goodUntil` itself an older token is still accepted. */
export function decideRefresh(token: StoredRefreshToken, now: Date): RefreshDecision {
  if (token.goodUntil === null) return 'rotate';
  return now <= token.goodUntil ? 'repeat' : 'copied';
}

/** When a session expires that is refreshed now: it slides on, up to its absolute end. */
export function sessionExpiry(
  { startedAt, role }: { readonly startedAt: Date; readonly role: Role },
  now: Date,
  { refreshMs, sessionMs }: Pick<TokenLifetimes, 'refreshMs' | 'sessionMs'>,
): Date {
  const end = startedAt.getTime() + sessionMs[role];
  return new Date(Math.min(now.getTime() + refreshMs, end));
}

/** The time `ms` milliseconds later. */
export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
