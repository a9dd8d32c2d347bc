import { IsString, Matches } from 'class-validator';
import { factorRules } from '../../../../../common/contract/second-factor.js';

const { invalid } = factorRules.code;

export class TotpCodeBody {
  @Matches(/^\d{6}$/, { message: invalid })
  @IsString({ message: invalid })
  code!: string;
}
