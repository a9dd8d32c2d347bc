import { IsEmail } from 'class-validator';
import { Trimmed } from '../../../../platform/http/trimmed.js';

export class ForgotPasswordBody {
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;
}
