import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import {
  countFailedAttempts,
  type Limit,
} from '../../../../platform/http/count-failed-attempts.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { WrongFactor, WrongProof } from '../../domain/factor-errors.js';
import { CODE_GUESSES } from '../../domain/guess-limits.js';
import { guessShares } from './guess-shares.js';
import type { RequestDevice } from './request-devices.js';

const FROM_ADDRESS: Rate = { limit: 50, perMs: 15 * MINUTE_MS };
const FROM_NETWORK: Rate = { limit: 20 * FROM_ADDRESS.limit, perMs: 15 * MINUTE_MS };

/** Whose second factor is checked, and where. */
export interface FactorAttempt {
  readonly userId: string;
  readonly request: FastifyRequest;
  /** A device that the account trusts: others cannot use its share up. */
  readonly device: RequestDevice | undefined;
}

/** Limits wrong answers over all challenges: by account in shares, by address and network. */
@Injectable()
export class FactorAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs a check that counts only where the answer is wrong. @throws RateLimitExceeded */
  count<Result>(attempt: FactorAttempt, check: () => Promise<Result>): Promise<Result> {
    return countFailedAttempts(this.rates, {
      shares: sharesOf(attempt),
      check,
      isWrong: (error) => error instanceof WrongFactor || error instanceof WrongProof,
    });
  }
}

function sharesOf({ userId, request, device }: FactorAttempt) {
  const ofAddress: Limit[] = [
    [`factor from ${callerAddress(request)}`, FROM_ADDRESS],
    [`factor from network ${callerNetwork(request)}`, FROM_NETWORK],
  ];
  return guessShares({ kind: 'factor', account: userId, device, ofAddress }, CODE_GUESSES);
}
