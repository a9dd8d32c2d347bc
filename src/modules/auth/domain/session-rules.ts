/** A refresh token as stored. */
export interface StoredRefreshToken {
  /** Null for the newest token of its session; else the time until which it is still accepted. */
  readonly goodUntil: Date | null;
}

/**
 * Decision on a presented refresh token: the newest is rotated; an older one returns the newest
 * during its grace period; any later use means that the token was copied.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'copied';

export function decideRefresh(token: StoredRefreshToken, now: Date): RefreshDecision {
  if (token.goodUntil === null) return 'rotate';
  return now <= token.goodUntil ? 'repeat' : 'copied';
}

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
