import type { Role } from '../domain/user.js';
import type { StoredRefreshToken } from '../domain/session-rules.js';

/** A refresh token with its session and user. */
export interface SessionToken extends StoredRefreshToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly expiresAt: Date;
  /** The hash of the session's newest token. */
  readonly newestHash: string;
}

/** Sessions and their refresh tokens, known by hashes only. Writes join the transaction. */
export abstract class SessionStore {
  abstract open(session: {
    id: string;
    userId: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<void>;

  /** Finds a token's session and locks it until the transaction ends. */
  abstract lockByToken(hash: string): Promise<SessionToken | undefined>;

  /**
   * Puts a new token in the place of the newest one, which stays good until `goodUntil`; those
   * before it until `olderGoodUntil` at most.
   */
  abstract rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
  }): Promise<void>;

  abstract end(sessionId: string): Promise<void>;

  abstract endAllOf(userId: string): Promise<void>;

  /** Deletes sessions that ended before `now`; answers how many. */
  abstract forgetExpired(now: Date): Promise<number>;

  /** Deletes tokens of living sessions that were good until before `then`; answers how many. */
  abstract forgetRotated(then: Date): Promise<number>;
}
