import { SetMetadata } from '@nestjs/common';
import { DomainError, type FieldError } from '../../kernel/domain-error.js';
import type { Rate } from './throttle-store.js';

const MINUTE = 60_000;
/** The period of strict limits, in ms. */
export const TEN_MINUTES = 10 * MINUTE;

/** Rate of one address or account. A page makes about ten calls. */
export const CALL_RATE: Rate = { limit: 1_200, perMs: MINUTE };

/** Pages rendered for one address: more than any reader opens, against crawlers of the whole site. */
export const PAGE_RATE: Rate = { limit: 600, perMs: MINUTE };

export const STRICT_KEY = 'vigor:strict';

/**
 * Limits a route that checks passwords or sends emails to `limit` calls in ten minutes per account,
 * or per address of a guest, which a household, an office or a school shares.
 */
export const StrictlyThrottled = (limit: number) =>
  SetMetadata<string, Rate>(STRICT_KEY, { limit, perMs: TEN_MINUTES });

/** The rate limit is exceeded; `retryAfterMs` is the wait in ms, `errors` what is shown under fields. */
export class RateLimitExceeded extends DomainError {
  constructor(
    retryAfterMs: number,
    message = 'Too many requests. Please try again later.',
    errors: readonly FieldError[] = [],
  ) {
    super('too_many', 'too_many', message, {
      errors,
      retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    });
  }
}
