import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HOUR_MS } from '../../../../kernel/time.js';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { RateLimitExceeded } from '../../../../platform/http/throttle.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { NoSession } from '../../domain/auth-errors.js';
import { isSameEmail } from '../../domain/email-change.js';
import { UserQueries } from '../../ports/user-queries.js';
import { attemptOf, LoginAttempts } from './login-attempts.js';
import type { UpdateProfileBody } from './users.dto.js';

/** Each change sends emails. */
const CHANGES: Rate = { limit: 10, perMs: HOUR_MS };

/** Limits an account's changes of email address, and passwords guessed to confirm one. */
@Injectable()
export class EmailChangeLimits {
  constructor(
    private readonly users: UserQueries,
    private readonly rates: RateStore,
    private readonly attempts: LoginAttempts,
  ) {}

  /** Runs an update of the caller's profile. @throws RateLimitExceeded */
  async run<Result>(
    { id }: CurrentUser,
    { email, currentPassword }: UpdateProfileBody,
    request: FastifyRequest,
    update: () => Promise<Result>,
  ): Promise<Result> {
    if (email === undefined && !currentPassword) return update();
    const user = await this.users.find(id);
    if (!user) throw new NoSession();
    if (email !== undefined && !isSameEmail(email, user.email)) {
      const refusal = await this.rates.take(`email change of ${id}`, CHANGES);
      if (refusal) throw new RateLimitExceeded(refusal.retryAfterMs);
    }
    if (!currentPassword) return update();
    // The cookie of a trusted device is sent to the routes of `auth` alone.
    const attempt = attemptOf(request, user, undefined);
    return this.attempts.count(attempt, update);
  }
}
