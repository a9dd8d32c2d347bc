export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A user's account. */
export interface User {
  readonly id: string;
  readonly name: string;
  /** As the user wrote it; compared without case. */
  readonly email: string;
  readonly role: Role;
  readonly address: string | null;
  readonly phone: string | null;
  /** The name of the avatar in the shop's own store. */
  readonly image: string | null;
  readonly createdAt: Date;
}

/** What a user may change of themselves. `null` empties an optional field. */
export interface ProfileChanges {
  readonly name?: string;
  readonly email?: string;
  readonly address?: string | null;
  readonly phone?: string | null;
  readonly image?: string | null;
}

/** What a login is checked against. */
export interface Credentials {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** An account as it begins. */
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
