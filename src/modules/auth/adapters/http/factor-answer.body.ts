import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { factorRules } from '../../../../../common/contract/second-factor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { FactorAnswer } from '../../domain/second-factor.js';

const { code, recoveryCode, expired, wrong } = factorRules;

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
