import type { StaffRole } from '../../../../common/contract/staff.js';
import type { DataSubject } from '../../../kernel/personal-data.js';

/** An account whose data is exported or erased. */
export interface AccountSubject extends DataSubject {
  readonly staffRole: StaffRole | null;
  /** Since when its data is erased; null unless it is. */
  readonly erasedAt: Date | null;
}

/** A signed-in browser. */
export interface AccountSession {
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** The beginning of the User-Agent; null for a session of an earlier release. */
  readonly device: string | null;
}

/** Accounts, with the email addresses that are theirs: the present one, and one that may undo a change. */
export abstract class AccountSubjects {
  /** Undefined when unknown. */
  abstract find(userId: string): Promise<AccountSubject | undefined>;

  /** The same, locked until the transaction ends: nothing is bought or changed meanwhile. */
  abstract lock(userId: string): Promise<AccountSubject | undefined>;

  /** The id of the account that has the address, or may get it back, in any case; undefined where none does. */
  abstract idOfAddress(email: string): Promise<string | undefined>;

  /** The newest 100 sessions that have not ended by `now`, newest first. */
  abstract sessionsOf(userId: string, now: Date): Promise<readonly AccountSession[]>;

  /** Whether a login to the account needs a second factor. */
  abstract hasSecondFactor(userId: string): Promise<boolean>;
}
