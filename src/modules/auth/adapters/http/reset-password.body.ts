import { IsOptional, IsString } from 'class-validator';
import { passwordRules } from '../../../../../common/contract/account.js';
import { IsPassword } from './password-field.js';

export class ResetPasswordBody {
  @IsPassword()
  password!: string;

  /** The token of the reset link, unless it is sent as the bearer token. */
  @IsOptional()
  @IsString({ message: passwordRules.invalidLink })
  token?: string;
}
