import type { SecurityEventKind } from '../../../../common/contract/security-event.js';
import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';

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

export const SECURITY_SORTS = ['at'] as const;

export interface SecurityFilter extends PageRequest, TimeRange {
  readonly sort: Sort<(typeof SECURITY_SORTS)[number]>;
  /** The id of the account concerned or acting, or part of its name or email address. */
  readonly account?: string | undefined;
  /** A caller's address, or the beginning of one. */
  readonly address?: string | undefined;
  readonly kind?: SecurityEventKind | undefined;
}

/** An account; name and email are null where it no longer exists. */
export interface SecurityAccount {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

export interface SecurityEvent {
  readonly id: string;
  /** The first and the last time that it was counted. */
  readonly firstAt: Date;
  readonly at: Date;
  readonly count: number;
  readonly kind: SecurityEventKind;
  /** The account concerned; null where nobody knows it. */
  readonly account: SecurityAccount | null;
  /** The signed-in user who did it; null where nobody was signed in. */
  readonly actor: SecurityAccount | null;
  /** Null for the command line, jobs, and attempts from more addresses than are told apart. */
  readonly address: string | null;
  readonly device: string | null;
  readonly trustedDevice: boolean | null;
  readonly subject: string | null;
}

/** Reads the security log. */
export abstract class SecurityQueries {
  abstract list(filter: SecurityFilter): Promise<Page<SecurityEvent>>;
}
