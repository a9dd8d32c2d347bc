import type { UserEntity } from './user.entity.js';

/** A hash of no password. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What is left of an account: its id, which orders and logs refer to. `.invalid` is nobody's domain. */
export const erasedAccount = (id: string, at: Date) =>
  ({
    name: 'Erased customer',
    email: `erased-${id}@erased.invalid`,
    passwordHash: NO_PASSWORD,
    address: null,
    phone: null,
    image: null,
    blockedAt: at,
    erasedAt: at,
  }) satisfies Partial<UserEntity>;
