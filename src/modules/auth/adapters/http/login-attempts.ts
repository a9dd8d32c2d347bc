import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '../../../../kernel/durations.js';
import {
  countFailedAttempts,
  type Limit,
} from '../../../../platform/http/count-failed-attempts.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { WrongCredentials, WrongCurrentPassword } from '../../domain/auth-errors.js';
import { accountTracker } from './account-tracker.js';

const FROM_ADDRESS: Rate = { limit: 50, perMs: 15 * MINUTE_MS };
const FROM_NETWORK: Rate = { limit: 20 * FROM_ADDRESS.limit, perMs: 15 * MINUTE_MS };
const OF_ACCOUNT_FROM_ADDRESS: Rate = { limit: 10, perMs: 15 * MINUTE_MS };
const OF_ACCOUNT_ON_DEVICE = OF_ACCOUNT_FROM_ADDRESS;
const OF_ACCOUNT: Rate = { limit: 100, perMs: HOUR_MS };

/** The origin, account and device of a login attempt. */
export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  readonly network: string;
  /** The id of a device that the account trusts. */
  readonly trustedDevice: string | undefined;
}

/**
 * Limits wrong passwords: by address, by network, by account and address, and by account over all
 * addresses. None of them locks out a device that the account trusts: its own wrong passwords alone
 * count for it, whatever others do from the same address. A reset link always works.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs a check of a password that counts only where it is wrong. @throws RateLimitExceeded */
  count<Result>(attempt: LoginAttempt, logIn: () => Promise<Result>): Promise<Result> {
    return countFailedAttempts(this.rates, {
      limits: limitsOf(attempt),
      check: logIn,
      isWrong: (error) =>
        error instanceof WrongCredentials || error instanceof WrongCurrentPassword,
    });
  }
}

function limitsOf({ email, address, network, trustedDevice }: LoginAttempt): Limit[] {
  const account = accountTracker(email);
  if (trustedDevice) return [[`login as ${account} on ${trustedDevice}`, OF_ACCOUNT_ON_DEVICE]];
  return [
    [`login from ${address}`, FROM_ADDRESS],
    [`login from network ${network}`, FROM_NETWORK],
    [`login as ${account} from ${address}`, OF_ACCOUNT_FROM_ADDRESS],
    [`login as ${account}`, OF_ACCOUNT],
  ];
}
