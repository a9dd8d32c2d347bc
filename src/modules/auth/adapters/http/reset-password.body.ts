import { IsOptional, IsString } from 'class-validator';
import { IsPassword } from './password-field.js';

export class ResetPasswordBody {
  @IsPassword()
  password!: string;

  /** The token of the reset link, unless it comes as the bearer token. */
  @IsOptional()
  @IsString({ message: 'This reset link is invalid or has expired' })
  token?: string;
}
