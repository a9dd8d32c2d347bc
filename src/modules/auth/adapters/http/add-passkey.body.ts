import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';
import { factorRules } from '../../../../../common/contract/second-factor.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsChallenge } from './factor-answer.body.js';

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
  @ApiProperty({ type: 'object', additionalProperties: true })
  response!: Record<string, unknown>;
}
