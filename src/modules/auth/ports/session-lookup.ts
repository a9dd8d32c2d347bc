import type { Role } from '../domain/user.js';

/** Who is behind a call, as the database knows them now. */
export interface CurrentSession {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** Asked on every call with a token, so a change of role or password works at once. */
export abstract class SessionLookup {
  /** Undefined when the session has ended or is not this user's. */
  abstract find(userId: string, sessionId: string): Promise<CurrentSession | undefined>;
}
