import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../../kernel/time.js';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { callerAddress } from '../../../../platform/http/caller-address.js';
import { countFailedAttempts } from '../../../../platform/http/count-failed-attempts.js';
import { RateLimitExceeded } from '../../../../platform/http/throttle.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { UnknownDiscountCode } from '../../../discounts/index.js';

const QUARTER_HOUR = 15 * MINUTE_MS;
const OF_ACCOUNT: Rate = { limit: 10, perMs: QUARTER_HOUR };
const FROM_ADDRESS: Rate = { limit: 50, perMs: QUARTER_HOUR };

const MESSAGE = 'You have entered too many codes that are not valid. Please try again later.';

const tooManyCodes = (retryAfterMs: number) =>
  new RateLimitExceeded(retryAfterMs, MESSAGE, [{ field: 'code', message: MESSAGE }]);

/** A request with a discount code, or without one. */
export interface DiscountAttempt {
  readonly caller: CurrentUser;
  readonly request: FastifyRequest;
  readonly code: string | undefined;
}

/** Limits guesses at discount codes: unknown ones count by account and by address, others do not. */
@Injectable()
export class DiscountAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs what checks a code. @throws RateLimitExceeded naming the field `code` */
  async count<Result>(
    { caller, request, code }: DiscountAttempt,
    check: () => Promise<Result>,
  ): Promise<Result> {
    if (!code) return check();
    // Only checked: taken by each request, many shoppers who share an address would refuse each other's right codes.
    const address = `discount code from ${callerAddress(request)}`;
    const refusal = await this.rates.check(address, FROM_ADDRESS);
    if (refusal) throw tooManyCodes(refusal.retryAfterMs);
    return countFailedAttempts(this.rates, {
      shares: [[[`discount code of ${caller.id}`, OF_ACCOUNT]]],
      check: () =>
        check().catch(async (error: unknown) => {
          if (isUnknown(error)) await this.rates.take(address, FROM_ADDRESS);
          throw error;
        }),
      isWrong: isUnknown,
      refusal: tooManyCodes,
    });
  }
}

const isUnknown = (error: unknown) => error instanceof UnknownDiscountCode;
