import type { Passkey, SecondFactors } from '../domain/second-factor.js';

/** Second factors. Writes join the caller's transaction. */
export abstract class SecondFactorStore {
  abstract factorsOf(userId: string): Promise<SecondFactors>;

  /** Whether a login to the account needs one. */
  abstract hasAny(userId: string): Promise<boolean>;

  /**
   * What tells confirmed factors and unused recovery codes apart, sorted: another list after each change of
   * them, and the same after a use of a factor.
   */
  abstract credentialIdsOf(userId: string): Promise<readonly string[]>;

  /** Locks the account's factors until the transaction ends, against changes by others. */
  abstract lock(userId: string): Promise<void>;

  /** Stores an unconfirmed secret in the place of an earlier one; false where one is confirmed. */
  abstract startTotp(userId: string, secret: string, now: Date): Promise<boolean>;

  /** False where none is to be confirmed. */
  abstract confirmTotp(userId: string, step: number, now: Date): Promise<boolean>;

  /** Notes the time step of a code; false where it, or a later one, was used. */
  abstract useTotpStep(userId: string, step: number): Promise<boolean>;

  /** Up to `limit` encrypted secrets, unconfirmed ones included, by their users' ids after the given one. */
  abstract totpSecrets(
    afterUserId: string | undefined,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly secret: string }[]>;

  /** Stores the same secret in another form. */
  abstract replaceTotpSecret(userId: string, secret: string): Promise<void>;

  /** False where there is none. */
  abstract removeTotp(userId: string): Promise<boolean>;

  /** False where the authenticator is registered already. */
  abstract addPasskey(userId: string, passkey: Passkey): Promise<boolean>;

  /** Notes a use; false where it was used meanwhile, which its counter says. */
  abstract usePasskey(passkey: Passkey, counter: number, now: Date): Promise<boolean>;

  /** False where it is not this user's. */
  abstract removePasskey(userId: string, id: string): Promise<boolean>;

  abstract replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;

  /** Uses a code up; false where it is unknown or used. */
  abstract useRecoveryCode(userId: string, hash: string): Promise<boolean>;

  /** Removes all factors and recovery codes; false where there was no factor. */
  abstract removeAll(userId: string): Promise<boolean>;
}
