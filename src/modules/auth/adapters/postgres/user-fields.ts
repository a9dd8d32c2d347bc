import { STAFF_ROLES } from '../../../../../common/contract/staff.js';
import { nullable, oneOf } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { User } from '../../domain/user.js';
import { UserEntity } from './user.entity.js';

const PROPERTIES = [
  'id',
  'name',
  'email',
  'role',
  'address',
  'phone',
  'image',
  'createdAt',
  'blockedAt',
  'erasedAt',
] as const satisfies readonly (keyof User)[];

/** Admins whom release 0.2.0 has made have none stored. `users` is the alias. */
export const STAFF_ROLE = computed(
  `CASE users.role WHEN 'admin' THEN coalesce(users.staff_role, 'manager') END`,
  nullable(oneOf(STAFF_ROLES)),
);

/** A user as the domain knows it; `users` is the alias. */
export const USER_COLUMNS = { ...columns(UserEntity, 'users', PROPERTIES), staffRole: STAFF_ROLE };

export const USER_BY_ID = {
  select: USER_COLUMNS,
  params: ['id'],
  build: (query: AnyQuery) => query.from(UserEntity, 'users').where('users.id = :id'),
} as const;
