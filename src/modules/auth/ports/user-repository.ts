import type { StaffRole } from '../../../../common/contract/staff.js';
import type { StaffMember } from '../domain/staff.js';
import type { Credentials, ProfileChanges, User } from '../domain/user.js';

/**
 * Users and their passwords. Writes join the caller's transaction. Email addresses are
 * case-insensitive; the old address of an unconfirmed change is still its account's.
 */
export abstract class UserRepository {
  /** @throws EmailTaken */
  abstract add(user: User, passwordHash: string): Promise<void>;

  abstract find(id: string): Promise<User | undefined>;

  abstract credentialsByEmail(email: string): Promise<Credentials | undefined>;

  abstract credentialsOf(id: string): Promise<Credentials | undefined>;

  /** Those of the staff, the oldest accounts first, at most `limit`. */
  abstract credentialsOfStaff(limit: number): Promise<readonly Credentials[]>;

  /** Those of accounts created at or before `until`, the newest first, at most `limit`. */
  abstract credentialsCreatedUntil(until: Date, limit: number): Promise<readonly Credentials[]>;

  /**
   * Locks the user against a change of password until the transaction ends. False when the password
   * is no longer the one that was checked, or the user is blocked.
   */
  abstract holdPassword(id: string, passwordHash: string): Promise<boolean>;

  /** Sets a new password if the current hash is `expected`, or in any case without it. */
  abstract setPassword(id: string, passwordHash: string, expected?: string): Promise<boolean>;

  /** The user before and after; undefined when unknown. @throws EmailTaken */
  abstract change(
    id: string,
    changes: ProfileChanges,
  ): Promise<{ before: User; after: User } | undefined>;

  /** Gives a user a staff role; false where the user is unknown or has one already. */
  abstract promote(id: string, staffRole: StaffRole): Promise<boolean>;

  /** All staff, locked until the transaction ends, so that two changes cannot both spare the last owner. */
  abstract lockStaff(): Promise<readonly StaffMember[]>;

  /** Changes or, with null, takes away the role of a locked member. */
  abstract setStaffRole(id: string, staffRole: StaffRole | null): Promise<void>;

  /** Blocks a user, or with null no longer; false where that is so already or the user unknown. */
  abstract setBlockedAt(id: string, blockedAt: Date | null): Promise<boolean>;

  /** Undefined when unknown. */
  abstract findByEmail(
    email: string,
  ): Promise<{ id: string; staffRole: StaffRole | null } | undefined>;
}

/** Registers the avatars in use, so that their images are not swept. */
export abstract class Avatars {
  /**
   * Registers the stored image that a user shows, by its name; null for none. Joins the caller's
   * transaction.
   * @throws InvalidInput where the image does not exist.
   */
  abstract show(userId: string, image: string | null): Promise<void>;
}
