import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { isApi } from './is-api.js';
import { isOwnCall } from './own-call.js';
import { RateLimitExceeded } from './throttle.js';

/** Rate limits requests. Runs after the guard that authenticates the caller. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  @Inject(Env) private readonly env!: Env;

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (!this.env.RATE_LIMITS || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Only API calls count here. A page shows up to fifty images, which are cheap files. The shop's
    // own calls render a page that was counted already.
    return !isApi(request) || isOwnCall(request);
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new RateLimitExceeded(detail.timeToBlockExpire * 1000);
  }
}
