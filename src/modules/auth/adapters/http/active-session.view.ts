import type { ActiveSession } from '../../ports/session-queries.js';

/** A browser in which the user is logged in. */
export class ActiveSessionView {
  _id!: string;
  startedAt!: Date;
  /** The login or the last renewal of the access token. */
  lastSeenAt!: Date;
  /** The /64 network for IPv6; null where it is not known. */
  address!: string | null;
  /** The beginning of the User-Agent. */
  device!: string | null;
  /** Whether it is the one that asks. */
  isCurrent!: boolean;

  static of({ id, ...session }: ActiveSession, currentId: string): ActiveSessionView {
    return { _id: id, ...session, isCurrent: id === currentId };
  }
}
