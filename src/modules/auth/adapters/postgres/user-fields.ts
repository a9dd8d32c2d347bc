import { columns } from '../../../../platform/database/fields.js';
import type { Query } from '../../../../platform/database/statements.js';
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
] as const satisfies readonly (keyof User)[];

/** A user as the domain knows it; `users` is the alias. */
export const USER = columns(UserEntity, 'users', PROPERTIES);

export const USER_BY_ID = {
  select: USER,
  params: ['id'],
  build: (query: Query) => query.from(UserEntity, 'users').where('users.id = :id'),
} as const;
