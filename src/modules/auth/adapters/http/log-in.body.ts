import { IsEmail } from 'class-validator';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsPassword } from './password-field.js';

export class LogInBody {
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;

  @IsPassword()
  password!: string;
}
