import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../../kernel/domain-error.js';
import { type Access, ACCESS_KEY, type CurrentUser } from '../../../../platform/http/access.js';
import { NoSession } from '../../domain/auth-errors.js';
import { SessionLookup } from '../../ports/session-lookup.js';
import { AccessTokens } from '../../ports/tokens.js';

/** Finds out who calls, on every route, and lets in whom `@AccessFor` names: by default nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly signedIn: SessionLookup,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.currentUser = await this.identify(request);
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (access !== undefined && !request.currentUser) throw new NoSession();
    if (access === 'signed-in' || access === request.currentUser?.role) return true;
    throw new DomainError('forbidden', 'forbidden', 'You are not allowed to do this.');
  }

  private async identify(request: FastifyRequest): Promise<CurrentUser | undefined> {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (!token || scheme?.toLowerCase() !== 'bearer') return undefined;
    const claims = this.tokens.read(token);
    return claims && this.signedIn.find(claims.userId, claims.sessionId);
  }
}
