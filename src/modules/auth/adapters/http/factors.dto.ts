import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { factorRules } from '../../../../../common/contract/second-factor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { LargestValue } from '../../../../platform/http/body-size.js';
import { Trimmed } from '../../../../platform/http/validators.js';
import type { FactorAnswer, Passkey, SecondFactors } from '../../domain/second-factor.js';

const { code, recoveryCode, expired, wrong } = factorRules;

/** An authenticator's answer as JSON: most of it is a certificate chain in base64. */
const PASSKEY_ANSWER = { bytes: 16 * 1024, values: 60, depth: 4 };

/** A token of a challenge; a longer one is none of the shop's. */
export const IsChallenge = () => (target: object, property: string) => {
  MaxLength(100, { message: expired })(target, property);
  IsNotEmpty({ message: expired })(target, property);
  IsString({ message: expired })(target, property);
};

/** Exactly one of a code, a recovery code and a passkey. */
export class FactorAnswerBody {
  /** Of the authenticator app. */
  @IsOptional()
  @Matches(/^\d{6}$/, { message: code.invalid })
  @IsString({ message: code.invalid })
  code?: string;

  @IsOptional()
  @MaxLength(recoveryCode.max, { message: recoveryCode.invalid })
  @IsNotEmpty({ message: recoveryCode.invalid })
  @IsString({ message: recoveryCode.invalid })
  recoveryCode?: string;

  /** The answer of `navigator.credentials.get`, as JSON. */
  @IsOptional()
  @IsObject({ message: wrong })
  @LargestValue(PASSKEY_ANSWER)
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  passkey?: Record<string, unknown>;
}

/** @throws InvalidInput unless exactly one was sent */
export function answerOf(body: FactorAnswerBody): FactorAnswer {
  const answers = answersOf(body);
  const [answer] = answers;
  if (!answer || answers.length > 1) throw InvalidInput.field('code', factorRules.oneNeeded);
  return answer;
}

/** All answers that were sent. */
export function answersOf({ code: sent, recoveryCode: used, passkey }: FactorAnswerBody) {
  const answers: FactorAnswer[] = [];
  if (sent !== undefined && sent !== null) answers.push({ code: sent });
  if (used !== undefined && used !== null) answers.push({ recoveryCode: used });
  if (passkey !== undefined && passkey !== null) answers.push({ passkey });
  return answers;
}

const { max, required, tooLong } = factorRules.passkeyName;

export class AddPasskeyBody {
  @IsChallenge()
  challenge!: string;

  @Trimmed()
  @MaxLength(max, { message: tooLong })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  name!: string;

  /** The answer of `navigator.credentials.create`, as JSON. */
  @IsObject({ message: factorRules.wrong })
  @LargestValue(PASSKEY_ANSWER)
  @ApiProperty({ type: 'object', additionalProperties: true })
  response!: Record<string, unknown>;
}

const { invalid } = factorRules.code;

export class TotpCodeBody {
  @Matches(/^\d{6}$/, { message: invalid })
  @IsString({ message: invalid })
  code!: string;
}

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
