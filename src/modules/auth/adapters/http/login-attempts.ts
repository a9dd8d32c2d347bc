import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import {
  countFailedAttempts,
  type Limit,
} from '../../../../platform/http/count-failed-attempts.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import {
  WrongCredentials,
  WrongCurrentPassword,
  WrongOldPassword,
} from '../../domain/auth-errors.js';
import { WrongProof } from '../../domain/factor-errors.js';
import { PASSWORD_GUESSES } from '../../domain/guess-limits.js';
import { accountKey } from '../../domain/user.js';
import { guessShares } from './guess-shares.js';
import type { RequestDevice } from './request-devices.js';

/** The rate limit key of an address that may have no account: a hash, so that no email address is stored with the limits. */
export function accountTracker(email: string): string {
  return createHash('sha256').update(accountKey(email)).digest('base64url');
}

const FROM_ADDRESS: Rate = { limit: 50, perMs: 15 * MINUTE_MS };
const FROM_NETWORK: Rate = { limit: 20 * FROM_ADDRESS.limit, perMs: 15 * MINUTE_MS };
const OF_ACCOUNT_FROM_ADDRESS: Rate = { limit: 10, perMs: 15 * MINUTE_MS };

/** Errors of a wrong password, wherever it is asked for. */
const WRONG = [WrongCredentials, WrongCurrentPassword, WrongOldPassword, WrongProof] as const;

/** The origin, account and device of an attempt at a password. */
export interface LoginAttempt {
  readonly email: string;
  /** The account with this address; undefined where there is none. */
  readonly userId: string | undefined;
  readonly address: string;
  readonly network: string;
  /** A device that the account trusts. */
  readonly device: RequestDevice | undefined;
}

/** The attempt of a signed-in user at their own password. */
export const attemptOf = (
  request: FastifyRequest,
  { id: userId, email }: { readonly id: string; readonly email: string },
  device: RequestDevice | undefined,
): LoginAttempt => ({
  email,
  userId,
  address: callerAddress(request),
  network: callerNetwork(request),
  device,
});

/**
 * Limits wrong passwords: by address, by network, by account and address, and by account over all
 * addresses. None of them locks out a device that the account trusts: it has a share of its own, whatever
 * others do from the same address. A login link, and a link to reset the password, always work.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs a check of a password that counts only where it is wrong. @throws RateLimitExceeded */
  count<Result>(attempt: LoginAttempt, logIn: () => Promise<Result>): Promise<Result> {
    return countFailedAttempts(this.rates, {
      shares: sharesOf(attempt),
      check: logIn,
      isWrong: (error) => WRONG.some((kind) => error instanceof kind),
    });
  }
}

function sharesOf({ email, userId, address, network, device }: LoginAttempt) {
  // By id, so that another email address of the account brings no new guesses.
  const account = userId ?? accountTracker(email);
  const ofAddress: Limit[] = [
    [`login from ${address}`, FROM_ADDRESS],
    [`login from network ${network}`, FROM_NETWORK],
    [`login as ${account} from ${address}`, OF_ACCOUNT_FROM_ADDRESS],
  ];
  return guessShares({ kind: 'login', account, device, ofAddress }, PASSWORD_GUESSES);
}
