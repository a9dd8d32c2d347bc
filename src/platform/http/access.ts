import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../common/contract/role.js';
import { isAllowed, type Permission, type StaffRole } from '../../../common/contract/staff.js';
import { DomainError, NotAllowed } from '../../kernel/domain-error.js';

/** Who may call a route: anyone, role user, any signed-in role, or staff with one of the permissions. */
export type Access = 'public' | 'user' | 'signed-in' | readonly Permission[];

/** The signed-in user of a request, as currently stored in the database. */
export interface CurrentUser {
  readonly id: string;
  readonly role: Role;
  /** Null for role user. */
  readonly staffRole: StaffRole | null;
  readonly sessionId: string;
  /** The role has changed since the token was signed. */
  readonly hasStaleToken: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard for a valid access token, on public routes too. */
    currentUser?: CurrentUser;
  }
}

export const ACCESS_KEY = 'vigor:access';

/**
 * Declares who may call a route or all routes of a controller, and documents the token that they need.
 * A route without it is refused.
 */
export const AccessFor = (access: Exclude<Access, readonly Permission[]>) =>
  access === 'public'
    ? SetMetadata<string, Access>(ACCESS_KEY, access)
    : applyDecorators(SetMetadata<string, Access>(ACCESS_KEY, access), ApiBearerAuth());

/** Declares in the same way that staff with any of these permissions may call a route. */
export const StaffWith = (...anyOf: readonly [Permission, ...Permission[]]) =>
  applyDecorators(SetMetadata<string, Access>(ACCESS_KEY, anyOf), ApiBearerAuth());

export const mayDo = ({ staffRole }: Pick<CurrentUser, 'staffRole'>, permission: Permission) =>
  isAllowed(staffRole, permission);

/** For a route whose permission depends on what is sent. @throws NotAllowed */
export function checkPermission(caller: CurrentUser, permission: Permission): void {
  if (!mayDo(caller, permission)) throw new NotAllowed();
}

/** The signed-in caller; for routes that are not public. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const user = context.switchToHttp().getRequest<FastifyRequest>().currentUser;
  if (!user) throw new DomainError('unauthenticated', 'no_session', 'Please log in to continue');
  return user;
});

/** The signed-in caller of a public route, or undefined for a guest. */
export const MaybeCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().currentUser,
);
