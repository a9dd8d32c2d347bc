import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { isApi } from './is-api.js';
import { isOwnCall, RateLimitExceeded, TrustedDevices } from './throttle.js';
import { callerAddress } from './caller-address.js';

/** Rate limits requests. Runs after the guard that authenticates the caller. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  @Inject(Env) private readonly env!: Env;
  @Inject(TrustedDevices) private readonly devices!: TrustedDevices;

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (!this.env.RATE_LIMITS || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Only API calls count here. A page shows up to fifty images, which are cheap files. The shop's
    // own calls render a page that was counted already.
    return !isApi(request) || isOwnCall(request);
  }

  protected override async getTracker(request: FastifyRequest): Promise<string> {
    return (await this.devices.trackerOf(request)) ?? callerAddress(request);
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new RateLimitExceeded(detail.timeToBlockExpire * 1000);
  }
}
