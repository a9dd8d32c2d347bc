import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '../../../../kernel/durations.js';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import {
  countFailedAttempts,
  type Limit,
} from '../../../../platform/http/count-failed-attempts.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { WrongFactor, WrongProof } from '../../domain/factor-errors.js';

/**
 * Three of a million codes are right at any time, so that an account at which somebody guesses day
 * and night, with its password, is opened after years.
 */
const OF_ACCOUNT: Rate = { limit: 20, perMs: HOUR_MS };
const ON_DEVICE: Rate = { limit: 10, perMs: 15 * MINUTE_MS };
const FROM_ADDRESS: Rate = { limit: 50, perMs: 15 * MINUTE_MS };
const FROM_NETWORK: Rate = { limit: 20 * FROM_ADDRESS.limit, perMs: 15 * MINUTE_MS };

/** Whose second factor is checked, and where. */
export interface FactorAttempt {
  readonly userId: string;
  readonly request: FastifyRequest;
  /** The id of a device that the account trusts: others cannot use its attempts up. */
  readonly trustedDevice?: string | undefined;
}

/** Limits wrong answers over all challenges: by account, or its trusted device, by address and network. */
@Injectable()
export class FactorAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs a check that counts only where the answer is wrong. @throws RateLimitExceeded */
  count<Result>(attempt: FactorAttempt, check: () => Promise<Result>): Promise<Result> {
    return countFailedAttempts(this.rates, {
      limits: limitsOf(attempt),
      check,
      isWrong: (error) => error instanceof WrongFactor || error instanceof WrongProof,
    });
  }
}

function limitsOf({ userId, request, trustedDevice }: FactorAttempt): Limit[] {
  if (trustedDevice) return [[`factor of ${userId} on ${trustedDevice}`, ON_DEVICE]];
  return [
    [`factor from ${callerAddress(request)}`, FROM_ADDRESS],
    [`factor from network ${callerNetwork(request)}`, FROM_NETWORK],
    [`factor of ${userId}`, OF_ACCOUNT],
  ];
}
