import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { passwordRules, registrationRules } from '../../../../../common/contract/account.js';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsPassword } from './password-field.js';
import { SameAs } from './same-as.js';

const { name } = registrationRules;

/** Data of a new account. */
export class SignUpBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @IsPassword()
  password!: string;

  @IsOptional()
  @SameAs('password', passwordRules.mismatch)
  @IsNotEmpty({ message: passwordRules.confirmationRequired })
  confirmPassword?: string;
}
