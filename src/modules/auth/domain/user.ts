export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface User {
  readonly id: string;
  readonly name: string;
  /** As the user entered it; compared case-insensitively. */
  readonly email: string;
  readonly role: Role;
  readonly address: string | null;
  readonly phone: string | null;
  /** The name of the avatar in the shop's own store. */
  readonly image: string | null;
  readonly createdAt: Date;
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
  readonly role: Role;
  readonly passwordHash: string;
}

/** Creates an account in its initial state. */
export function newUser(given: {
  id: string;
  name: string;
  email: string;
  role?: Role;
  createdAt: Date;
}): User {
  const { id, name, email, role = 'user', createdAt } = given;
  return { id, name, email, role, address: null, phone: null, image: null, createdAt };
}
