import { DAY_MS } from '../../../kernel/time.js';

/** An unconfirmed change of an account's email address: one that came without the password. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  /**
   * The address before it. Until `expiresAt` reset links go there, it can undo the change, and nobody
   * else may take it. The new address goes to who proves its mailbox.
   */
  readonly oldEmail: string;
  readonly expiresAt: Date;
}

/** For how long an unconfirmed change can be undone, in ms. */
export const EMAIL_UNDO_MS = 7 * DAY_MS;

/** Whether two addresses are the same account's: their case does not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
