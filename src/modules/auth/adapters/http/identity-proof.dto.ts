import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  FACTOR_METHODS,
  type FactorMethod,
  factorRules,
} from '../../../../../common/contract/second-factor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { ProofAnswer } from '../../use-cases/prove-identity.js';
import { answerOf, answersOf, FactorAnswerBody, IsChallenge } from './factors.dto.js';

/** The password, or where the account has a second factor, a challenge with its answer. */
export class ProveIdentityBody extends FactorAnswerBody {
  @IsOptional()
  @MaxLength(1000, { message: factorRules.wrong })
  @IsString({ message: factorRules.wrong })
  password?: string;

  /** Of `POST auth/proof-challenge`. */
  @IsOptional()
  @IsChallenge()
  challenge?: string;
}

/** @throws InvalidInput */
export function proofOf(body: ProveIdentityBody): ProofAnswer {
  const { password, challenge } = body;
  if (typeof password === 'string' && answersOf(body).length === 0) return { password };
  if (typeof challenge === 'string') return { challenge, answer: answerOf(body) };
  throw InvalidInput.field('password', factorRules.oneNeeded);
}

/** How the signed-in user can prove who they are. */
export class ProofChallengeView {
  /** Null where the password proves. */
  challenge!: string | null;
  /** Empty where the password proves. */
  @ApiProperty({ enum: FACTOR_METHODS, enumName: 'FactorMethod', isArray: true })
  methods!: readonly FactorMethod[];
  /** The options of `navigator.credentials.get`. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  passkey!: object | null;
}
