import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { NotAllowed } from '../../../../kernel/domain-error.js';
import { type Access, ACCESS_KEY, mayDo } from '../../../../platform/http/access.js';
import { PROVEN_KEY, type ProvenAction } from '../../../../platform/http/identity-proof.js';
import { NoSession, RoleChanged } from '../../domain/auth-errors.js';
import { FactorSetupRequired } from '../../domain/factor-errors.js';
import { StaffSafety } from './staff-safety.js';

/**
 * Authenticates the caller on every route, public ones too, and admits those allowed by
 * `@AccessFor` or `@StaffWith`: by default nobody. Staff show what the shop's settings ask of them, too: a
 * second factor, and a recent proof of who they are where a route has `@AsksForProof`.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly safety: StaffSafety,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Passport creates an Error for each request without a token: half the time of a short
    // response.
    if (request.headers.authorization) await super.canActivate(context);
    const { currentUser } = request;
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, targets);
    if (access === 'public') return true;
    if (access === undefined) throw new NotAllowed();
    if (!currentUser) throw new NoSession();
    const isAdmitted =
      typeof access === 'string'
        ? access === 'signed-in' || access === currentUser.role
        : access.some((permission) => mayDo(currentUser, permission));
    if (!isAdmitted) throw currentUser.hasStaleToken ? new RoleChanged() : new NotAllowed();
    if (currentUser.staffRole && !(await this.safety.hasNeededFactor(currentUser))) {
      if (typeof access !== 'string') throw new FactorSetupRequired();
      // What staff may do on routes for everybody, such as reading an order.
      request.currentUser = { ...currentUser, staffRole: null };
    }
    const action = this.reflector.getAllAndOverride<ProvenAction | undefined>(PROVEN_KEY, targets);
    if (action !== undefined) await this.safety.checkAction(currentUser, action);
    return true;
  }

  /** Rejects nobody: a caller without a valid token is a guest, and the route decides. */
  override handleRequest<User>(error: unknown, user: User | false): User | undefined {
    if (error) throw error;
    return user || undefined;
  }
}
