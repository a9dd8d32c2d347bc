import type { SecurityEventKind } from '../../../../common/contract/security-event.js';

/**
 * Something that concerns the safety of an account or of the shop's data. It holds no secret, and
 * nothing that a stranger typed: a mistyped login may have the password in the place of the email.
 */
export interface NewSecurityEvent {
  readonly kind: SecurityEventKind;
  /** The account concerned; absent where it is nobody's, or the signed-in user's own. */
  readonly userId?: string | undefined;
  /** What it was about, for example `order 100001`. */
  readonly subject?: string;
  /** At a login: whether the account trusts the device. */
  readonly isTrustedDevice?: boolean | undefined;
}

/**
 * Who logged in, changed an account or took data, from where and on which device. The request being
 * served tells the caller, so that use cases need not. Accounts are held by their ids alone: all of
 * a person's entries are those with their id as `user_id` or `actor_id`.
 */
export abstract class SecurityLog {
  /** Adds an entry for what was done. Joins the caller's transaction, if there is one. */
  abstract record(event: NewSecurityEvent): Promise<void>;

  /**
   * Counts what strangers can repeat at will: one entry for each account and address in an hour.
   * Outside of transactions; it never fails, so that it cannot change the answer.
   */
  abstract count(event: NewSecurityEvent): Promise<void>;

  /** Deletes at most `limit` entries last seen before then. Returns their number. */
  abstract deleteBefore(time: Date, limit: number): Promise<number>;
}
