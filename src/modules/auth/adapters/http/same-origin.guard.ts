import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../../config/env.js';
import { DomainError } from '../../../../kernel/domain-error.js';

/**
 * Rejects requests that a page of another site makes with the session cookie. Browsers send the
 * origin in Sec-Fetch-Site, over plain HTTP in Origin only; other clients send neither.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.isSameOrigin(request)) return true;
    throw new DomainError('forbidden', 'other_site', 'This call came from another site.');
  }

  private isSameOrigin(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const { origin } = request.headers;
    if (origin === undefined) return true;
    if (origin === new URL(this.env.SHOP_URL).origin) return true;
    return URL.canParse(origin) && new URL(origin).host === request.host;
  }
}
