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
