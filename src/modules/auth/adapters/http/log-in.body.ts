import { IsEmail } from 'class-validator';
import { IsPassword } from './password-field.js';
import { Trimmed } from './trimmed.js';

export class LogInBody {
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;

  @IsPassword()
  password!: string;
}
