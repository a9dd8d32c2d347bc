import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

export type Role = 'user' | 'admin';

/** Roles that may call a route: anyone, role user, role admin, or any signed-in role. */
export type Access = 'public' | 'user' | 'admin' | 'signed-in';

/** The signed-in user of a request, as currently stored in the database. */
export interface CurrentUser {
  readonly id: string;
  readonly role: Role;
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
export const AccessFor = (access: Access) =>
  access === 'public'
    ? SetMetadata(ACCESS_KEY, access)
    : applyDecorators(SetMetadata(ACCESS_KEY, access), ApiBearerAuth());

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
