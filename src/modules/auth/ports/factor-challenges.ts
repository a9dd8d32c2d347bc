/** What a challenge is for: a login, the proof of a signed-in user, or the registration of a passkey. */
export type ChallengePurpose = 'login' | 'proof' | 'passkey';

export interface FactorChallenge {
  readonly id: string;
  readonly userId: string;
  readonly purpose: ChallengePurpose;
  /** What the passkey has to sign; null where the account has none. */
  readonly passkeyChallenge: string | null;
  /** Of the password that was right; null where none was asked for. */
  readonly credentialsHash: string | null;
  /** At a login: whether the account trusts the device. */
  readonly trustedDevice: boolean;
  readonly expiresAt: Date;
}

/** Challenges, stored by the hashes of their tokens. Writes join the caller's transaction. */
export abstract class FactorChallenges {
  abstract add(challenge: FactorChallenge & { readonly tokenHash: string }): Promise<void>;

  /** The account of an open challenge. */
  abstract userOf(tokenHash: string, now: Date): Promise<string | undefined>;

  /**
   * Counts an attempt to answer, before the answer is looked at. Undefined where the challenge is
   * unknown, has expired, or was answered wrongly too often.
   */
  abstract attempt(
    tokenHash: string,
    purpose: ChallengePurpose,
    now: Date,
  ): Promise<(FactorChallenge & { readonly attempts: number }) | undefined>;

  /** Uses a challenge up; false where it was answered meanwhile. */
  abstract consume(id: string): Promise<boolean>;

  abstract deleteAllOf(userId: string): Promise<void>;

  /** Deletes up to `limit` challenges that expired before `now`; returns how many. */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;
}
