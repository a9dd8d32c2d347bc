import { SetMetadata } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Rate } from './throttle-store.js';

const MINUTE = 60_000;

/** Rate of one address or account. A page makes about ten calls. */
export const GENEROUS: Rate = { limit: 1_200, perMs: MINUTE };

/** Pages rendered for one address: more than any reader opens, against crawlers of the whole site. */
export const PAGES: Rate = { limit: 600, perMs: MINUTE };

/** Rates of a route that checks passwords or sends emails. */
export interface StrictRates {
  /** Per account, or per address of a guest, which a household, an office or a school shares. */
  readonly caller: Rate;
  /** Over all callers, because emails and password hashes are expensive. */
  readonly shop: Rate;
}

export const STRICT_KEY = 'vigor:strict';

/** Limits a route to `limit` calls per caller in ten minutes, and to 20 times that over all callers. */
export const StrictlyThrottled = (limit: number) =>
  SetMetadata<string, StrictRates>(STRICT_KEY, {
    caller: { limit, perMs: 10 * MINUTE },
    shop: { limit: 20 * limit, perMs: 10 * MINUTE },
  });

/** The rate limit is exceeded; `retryAfterMs` is the wait in ms. */
export class RateLimitExceeded extends DomainError {
  constructor(retryAfterMs: number, message = 'Too many requests. Please try again later.') {
    super('too_many', 'too_many', message, {
      retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    });
  }
}
