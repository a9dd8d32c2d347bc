import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsPassword } from './password-field.js';
import { SameAs } from './same-as.js';

/** What opens an account. */
export class SignUpBody {
  @Trimmed()
  @MaxLength(50, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Full name is required' })
  @IsString({ message: 'Full name is required' })
  name!: string;

  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @IsPassword()
  password!: string;

  @IsOptional()
  @SameAs('password', 'Passwords do not match')
  @IsNotEmpty({ message: 'Please confirm your password' })
  confirmPassword?: string;
}
