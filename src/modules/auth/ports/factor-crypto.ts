import type { Passkey } from '../domain/second-factor.js';

/** Time-based one-time codes (RFC 6238): 6 digits for 30 s. */
export abstract class TotpCodes {
  /** Base32. */
  abstract newSecret(): string;

  /** The address by which an authenticator app takes the secret over. */
  abstract uri(secret: string, account: string, issuer: string): string;

  /** The time step of a code that is valid now, one step early or late included. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}

/** Encrypts secrets at rest. */
export abstract class SecretCipher {
  /** `context` is needed to decrypt, so that a row copied to another account is worthless. */
  abstract encrypt(text: string, context: string): string;

  /** Undefined where it cannot be decrypted, as after a change of the shop's secret. */
  abstract decrypt(encrypted: string, context: string): string | undefined;

  /**
   * The same text under the shop's current secret; undefined where it is under that one already, and where it
   * cannot be decrypted.
   */
  abstract renewed(encrypted: string, context: string): string | undefined;
}

/** A new passkey as its authenticator describes it. */
export type RegisteredPasskey = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports'
>;

/** What a browser is asked for, and what the answer has to sign. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly options: object;
}

type Response = Readonly<Record<string, unknown>>;

/** WebAuthn for the shop's own address. */
export abstract class PasskeyCeremonies {
  /** Asks for a new passkey, of an authenticator that has none of the account yet. */
  abstract requestNew(
    user: { readonly id: string; readonly email: string; readonly name: string },
    existing: readonly Passkey[],
    shopName: string,
  ): Promise<PasskeyRequest>;

  /** Undefined where the response is not a valid answer. */
  abstract register(response: Response, challenge: string): Promise<RegisteredPasskey | undefined>;

  abstract requestUse(passkeys: readonly Passkey[]): Promise<PasskeyRequest>;

  /** The passkey that a response is by, with its new counter; undefined where it is no valid answer. */
  abstract verify(
    response: Response,
    challenge: string,
    passkeys: readonly Passkey[],
  ): Promise<{ readonly passkey: Passkey; readonly counter: number } | undefined>;
}
