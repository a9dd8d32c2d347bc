import type { EmailChange } from '../domain/email-change.js';

/** What names a change: its id, the hash of its undo token, or its account. */
export type EmailChangeKey =
  { readonly id: string } | { readonly tokenHash: string } | { readonly userId: string };

/**
 * Unconfirmed changes of email addresses, at most one of each account. Writes join the caller's
 * transaction.
 */
export abstract class EmailChanges {
  /**
   * Stores a change. An earlier one of the account that has not expired stays in its place and
   * expires with the new one: however often the address changes, the first one keeps its rights.
   * Returns what is stored then.
   */
  abstract add(
    change: EmailChange & { readonly tokenHash: string },
    now: Date,
  ): Promise<EmailChange>;
  /** Undefined where there is none, or it has expired. */
  abstract find(key: EmailChangeKey, now: Date): Promise<EmailChange | undefined>;
  /** Ends a change: its old address has no rights any more. Whether there was one. */
  abstract end(key: EmailChangeKey): Promise<boolean>;
  /** Deletes up to `limit` changes that expired before `now`; returns how many. */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;
}
