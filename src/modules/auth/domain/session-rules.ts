/** A refresh token as it is stored. */
export interface StoredRefreshToken {
  /** Null for the newest token of its session; else until when it is still accepted. */
  readonly goodUntil: Date | null;
}

/**
 * What a presented refresh token leads to: the newest is rotated, an older one is answered with the
 * newest during its grace period, and any later use means that the token was copied.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'copied';

export function decideRefresh(token: StoredRefreshToken, now: Date): RefreshDecision {
  if (token.goodUntil === null) return 'rotate';
  return now <= token.goodUntil ? 'repeat' : 'copied';
}

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
