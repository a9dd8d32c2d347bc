import { SetMetadata } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Rate } from './throttle-store.js';

const MINUTE = 60_000;

/** The rate of one address or account. A page needs about ten calls. */
export const GENEROUS: Rate = { limit: 1_200, perMs: MINUTE };

/** All pages that one address may have drawn: more than any reader opens, and bots that read all. */
export const PAGES: Rate = { limit: 600, perMs: MINUTE };

/** What a route that guesses passwords or sends emails allows. */
export interface StrictRates {
  /** For one account, or for the address of a guest: a household, an office, a school. */
  readonly caller: Rate;
  /** For all callers together: emails and hashes are not free. */
  readonly shop: Rate;
}

export const STRICT_KEY = 'vigor:strict';

/** Allows a caller `limit` calls of a route in ten minutes, and all together 20 times that. */
export const StrictlyThrottled = (limit: number) =>
  SetMetadata<string, StrictRates>(STRICT_KEY, {
    caller: { limit, perMs: 10 * MINUTE },
    shop: { limit: 20 * limit, perMs: 10 * MINUTE },
  });

/** The rate limit is exceeded; `retryAfterMs` says when to try again. */
export class RateLimitExceeded extends DomainError {
  constructor(retryAfterMs: number, message = 'Too many requests. Please try again later.') {
    super('too_many', 'too_many', message, {
      retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    });
  }
}
