import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { NotAllowed } from '../../../../kernel/domain-error.js';
import { type Access, ACCESS_KEY, mayDo } from '../../../../platform/http/access.js';
import { NoSession, RoleChanged } from '../../domain/auth-errors.js';

/**
 * Authenticates the caller on every route, public ones too, and admits those allowed by
 * `@AccessFor` or `@StaffWith`: by default nobody.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Passport creates an Error for each request without a token: half the time of a short
    // response.
    if (request.headers.authorization) await super.canActivate(context);
    const { currentUser } = request;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (access === undefined) throw new NotAllowed();
    if (!currentUser) throw new NoSession();
    const isAdmitted =
      typeof access === 'string'
        ? access === 'signed-in' || access === currentUser.role
        : access.some((permission) => mayDo(currentUser, permission));
    if (isAdmitted) return true;
    throw currentUser.hasStaleToken ? new RoleChanged() : new NotAllowed();
  }

  /** Rejects nobody: a caller without a valid token is a guest, and the route decides. */
  override handleRequest<User>(error: unknown, user: User | false): User | undefined {
    if (error) throw error;
    return user || undefined;
  }
}
