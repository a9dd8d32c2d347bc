import type { Passkey, SecondFactors } from '../../domain/second-factor.js';
import { ApiProperty } from '@nestjs/swagger';

export class PasskeyView {
  _id!: string;
  name!: string;
  createdAt!: Date;
  lastUsedAt!: Date | null;

  static of({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView {
    return { _id: id, name, createdAt, lastUsedAt };
  }
}

/** The second factors of the signed-in user. */
export class FactorsView {
  /** Since when there is an authenticator app. */
  totpSince!: Date | null;
  passkeys!: PasskeyView[];
  /** Recovery codes that are left. */
  recoveryCodes!: number;
  /** Whether the shop asks this account for a second factor. */
  isRequired!: boolean;

  static of(factors: SecondFactors, isRequired: boolean): FactorsView {
    return {
      totpSince: factors.totp?.confirmedAt ?? null,
      passkeys: factors.passkeys.map(PasskeyView.of),
      recoveryCodes: factors.recoveryCodes,
      isRequired,
    };
  }
}

/** The secret for an authenticator app, shown once. */
export class TotpSecretView {
  /** Base32. */
  secret!: string;
  /** The same as an `otpauth:` address, for a QR code. */
  uri!: string;
}

export class PasskeyRequestView {
  challenge!: string;
  /** The options of `navigator.credentials.create`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options!: object;
}

/** New recovery codes, shown once; null where the account has some already. */
export class RecoveryCodesView {
  @ApiProperty({ type: 'string', isArray: true, nullable: true })
  recoveryCodes!: readonly string[] | null;
}
