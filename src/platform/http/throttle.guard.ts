import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { isApi } from './is-api.js';
import { isOwnCall } from './own-call.js';
import { RateLimitExceeded } from './throttle.js';

/** Rate limits requests. Runs after the guard that knows the caller. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  @Inject(Env) private readonly env!: Env;

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (!this.env.RATE_LIMITS || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // One page shows fifty images: they are files, and no work. And a page that the shop draws is
    // everybody's: it was counted when it was asked for.
    return !isApi(request) || isOwnCall(request);
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new RateLimitExceeded(detail.timeToBlockExpire * 1000);
  }
}
