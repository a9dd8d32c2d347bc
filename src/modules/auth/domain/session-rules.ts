import type { Role } from '../../../../common/contract/role.js';

/** Lifetimes of sessions and their tokens, in ms. The module binds them to the settings. */
export abstract class TokenLifetimes {
  /** A session that is not refreshed for this long has expired. */
  abstract readonly refreshMs: number;
  /** A session has ended this long after its login, however often it is refreshed. */
  abstract readonly sessionMs: Readonly<Record<Role, number>>;
  /** A refresh token stays valid for this long after its rotation, for two tabs or a lost response. */
  abstract readonly graceMs: number;
  /** But only for this long after the first use of its successor. */
  abstract readonly graceAfterUseMs: number;
  abstract readonly resetLinkMs: number;
  /** An unconfirmed change of email address can be undone for this long. */
  abstract readonly emailUndoMs: number;
}

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
