import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsPassword } from './password-field.js';

export class LogInBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @IsPassword()
  password!: string;
}
