import { Injectable } from '@nestjs/common';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { RateLimitExceeded } from '../../../../platform/http/throttle.js';
import { accountKey } from '../../domain/account-key.js';
import { WrongCredentials } from '../../domain/auth-errors.js';

const MINUTE = 60_000;
const FROM_ADDRESS: Rate = { limit: 50, perMs: 15 * MINUTE };
const OF_ACCOUNT_FROM_ADDRESS: Rate = { limit: 10, perMs: 15 * MINUTE };
const OF_ACCOUNT: Rate = { limit: 100, perMs: 60 * MINUTE };

/** The address, account and device of a login attempt. */
export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** Whether this browser has logged in to this account before. */
  readonly isTrustedDevice: boolean;
}

/**
 * Limits wrong passwords: by address, by account and address, and by account over all addresses.
 * The last must not lock out a user under attack: it does not count trusted devices, allows a new
 * attempt every 36 s, and a reset link always works.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly rates: RateStore) {}

  /** Runs a login that counts only where the password is wrong. @throws RateLimitExceeded */
  async count<Result>(attempt: LoginAttempt, logIn: () => Promise<Result>): Promise<Result> {
    // Counted before the password is checked, because otherwise a concurrent burst would pass.
    const taken: [string, Rate][] = [];
    const giveBack = () => Promise.all(taken.map((entry) => this.rates.giveBack(...entry)));
    for (const entry of limitsOf(attempt)) {
      const refusal = await this.rates.take(...entry);
      if (refusal) {
        await giveBack();
        throw new RateLimitExceeded(
          refusal.retryAfterMs,
          'Too many attempts. Please try again later.',
        );
      }
      taken.push(entry);
    }
    try {
      const result = await logIn();
      await giveBack();
      return result;
    } catch (error) {
      if (!(error instanceof WrongCredentials)) await giveBack();
      throw error;
    }
  }
}

function limitsOf({ email, address, isTrustedDevice }: LoginAttempt): [string, Rate][] {
  const account = accountKey(email);
  return [
    [`login from ${address}`, FROM_ADDRESS],
    [`login as ${account} from ${address}`, OF_ACCOUNT_FROM_ADDRESS],
    ...(isTrustedDevice ? [] : [[`login as ${account}`, OF_ACCOUNT] as [string, Rate]]),
  ];
}
