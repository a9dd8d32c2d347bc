import type { FactorMethod } from '../../../../common/contract/second-factor.js';
import { MINUTE_MS } from '../../../kernel/time.js';

/** A login or a proof that was started has to be completed within this time, in ms. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
/** Wrong answers to one challenge: after them the password is asked for again. */
export const FACTOR_MAX_ATTEMPTS = 5;
/** Recovery codes made at a time. */
export const RECOVERY_CODES = 10;

/** An app that shows time-based codes. */
export interface TotpFactor {
  /** Encrypted. */
  readonly secret: string;
  /** Null until a first code was right: until then it is no factor. */
  readonly confirmedAt: Date | null;
  /** The time step of the last code that was used; older ones are refused. */
  readonly lastStep: number | null;
}

/** A key pair in a device, password manager or security key; only the public half is here. */
export interface Passkey {
  readonly id: string;
  /** The authenticator's own id, as base64url. */
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  /** Signatures that it says it has made; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** All second factors of an account. */
export interface SecondFactors {
  readonly totp: TotpFactor | undefined;
  readonly passkeys: readonly Passkey[];
  /** Recovery codes that were not used yet. */
  readonly recoveryCodes: number;
}

/** What a user answers to a challenge: exactly one of them. */
export type FactorAnswer =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly passkey: Readonly<Record<string, unknown>> };

export const hasTotp = ({ totp }: Pick<SecondFactors, 'totp'>): boolean =>
  Boolean(totp?.confirmedAt);

/** Recovery codes alone are no factor: they stand in for one. */
export function hasSecondFactor(factors: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return hasTotp(factors) || factors.passkeys.length > 0;
}

/** The ways in which the account can complete a login; empty where it has no second factor. */
export function methodsOf(factors: SecondFactors): FactorMethod[] {
  if (!hasSecondFactor(factors)) return [];
  const methods: FactorMethod[] = [];
  if (factors.passkeys.length > 0) methods.push('passkey');
  if (hasTotp(factors)) methods.push('totp');
  if (factors.recoveryCodes > 0) methods.push('recovery_code');
  return methods;
}

/** A recovery code without what people add or change when they type it. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** What the user hears of by email. */
export const FACTOR_CHANGES = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'removed-by-owner',
  'removed-by-staff',
  'answers-refused',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
