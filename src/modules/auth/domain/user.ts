import type { Role } from '../../../../common/contract/role.js';
import type { StaffRole } from '../../../../common/contract/staff.js';

export interface User {
  readonly id: string;
  readonly name: string;
  /** As the user entered it; compared case-insensitively. */
  readonly email: string;
  readonly role: Role;
  /** Null for role user. */
  readonly staffRole: StaffRole | null;
  readonly address: string | null;
  readonly phone: string | null;
  /** The name of the avatar in the shop's own store. */
  readonly image: string | null;
  readonly createdAt: Date;
  /** Since when nobody may use the account; null unless it is blocked. */
  readonly blockedAt: Date | null;
  /** Since when the data of the customer is erased; null unless it is. */
  readonly erasedAt: Date | null;
}

/** The fields that users may change in their own account. `null` clears an optional field. */
export interface ProfileChanges {
  readonly name?: string;
  readonly email?: string;
  readonly address?: string | null;
  readonly phone?: string | null;
  readonly image?: string | null;
}

/** Data to verify a login. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly staffRole: StaffRole | null;
  readonly passwordHash: string;
  readonly blockedAt: Date | null;
}

export const roleOf = (staffRole: StaffRole | null): Role => (staffRole ? 'admin' : 'user');

/** Creates an account in its initial state. */
export function newUser(given: {
  id: string;
  name: string;
  email: string;
  staffRole?: StaffRole | null;
  createdAt: Date;
}): User {
  const { staffRole = null, ...rest } = given;
  const details = { address: null, phone: null, image: null, blockedAt: null, erasedAt: null };
  return { ...rest, role: roleOf(staffRole), staffRole, ...details };
}

/**
 * The key by which an account is rate limited: its email address in lower case, letter by letter as
 * Postgres compares them. Else `İ`, an i there and two characters here, would be another account.
 */
export function accountKey(email: string): string {
  return Array.from(email, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
