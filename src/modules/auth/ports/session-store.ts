import type { Role } from '../../../../common/contract/role.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import type { StoredRefreshToken } from '../domain/session-rules.js';

/** A refresh token with its session and user. */
export interface SessionToken extends StoredRefreshToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly newestHash: string;
}

/** The caller of a request, as currently stored in the database. */
export interface CurrentSession {
  readonly id: string;
  readonly role: Role;
  readonly staffRole: StaffRole | null;
  readonly sessionId: string;
}

/** A user and one of their sessions. */
export interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** Sessions and their refresh tokens, stored by their hashes only. Writes join the transaction. */
export abstract class SessionStore {
  /**
   * Read on every request with a token, so that a change of role or password takes effect at once.
   * Undefined when the session has ended by `now`, is not this user's, or the user is blocked.
   */
  abstract current(
    userId: string,
    sessionId: string,
    now: Date,
  ): Promise<CurrentSession | undefined>;

  abstract open(session: {
    id: string;
    userId: string;
    tokenHash: string;
    startedAt: Date;
    expiresAt: Date;
    /** When the user proved who they are; null where they do so now. */
    provedAt: Date | null;
  }): Promise<void>;

  /** When the user of a session last proved who they are; undefined where it has ended. */
  abstract provedAt(sessionId: string): Promise<Date | undefined>;

  /** Stores that the user has proved who they are; false where the session has ended. */
  abstract recordProof(session: OwnSession, now: Date): Promise<boolean>;

  /** Finds a token's session and locks it until the transaction ends; none of a blocked user. */
  abstract lockByToken(hash: string): Promise<SessionToken | undefined>;

  /**
   * Adds a new newest token, and notes from where it was requested. The previous one stays valid until `goodUntil`, older ones until
   * `olderGoodUntil` at most.
   */
  abstract rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
    now: Date;
  }): Promise<void>;

  abstract end(sessionId: string): Promise<void>;

  /** Ends a session of this user; false where it is not theirs, or has ended. */
  abstract endOf(userId: string, sessionId: string): Promise<boolean>;

  /** Ends all sessions of a user but this one. Returns how many. */
  abstract endOthers(kept: OwnSession): Promise<number>;

  /** Returns how many there were. */
  abstract endAllOf(userId: string): Promise<number>;

  /**
   * Deletes sessions that ended before `now`, with their tokens: up to `limit` rows, the tokens of the oldest
   * sessions first. Returns how many; less than `limit` where none is left.
   */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;

  /** Deletes up to `limit` rotated tokens whose validity ended before `then`; returns how many. */
  abstract deleteRotated(then: Date, limit: number): Promise<number>;
}

/** A session that is not over, as its user sees it. */
export interface ActiveSession {
  readonly id: string;
  readonly startedAt: Date;
  /** Its login or last refresh, so up to an access token's lifetime ago while it is in use. */
  readonly lastSeenAt: Date;
  /** Null for a session of an earlier release. */
  readonly address: string | null;
  /** The beginning of the User-Agent. */
  readonly device: string | null;
}

/** Reads sessions. */
export abstract class SessionQueries {
  /** A user's sessions, last seen first; at most 100. */
  abstract ofUser(userId: string, now: Date): Promise<readonly ActiveSession[]>;
}
