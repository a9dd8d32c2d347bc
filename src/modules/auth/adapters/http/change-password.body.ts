import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { passwordRules } from '../../../../../common/contract/account.js';
import { IsPassword } from './password-field.js';
import { SameAs } from './same-as.js';

export class ChangePasswordBody {
  @MaxLength(1000, { message: passwordRules.wrongOld })
  @IsString({ message: passwordRules.wrongOld })
  oldPassword!: string;

  @IsPassword()
  newPassword!: string;

  @SameAs('newPassword', passwordRules.mismatch)
  @IsNotEmpty({ message: passwordRules.confirmationRequired })
  confirmPassword!: string;
}
