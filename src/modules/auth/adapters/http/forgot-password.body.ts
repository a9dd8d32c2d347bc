import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

export class ForgotPasswordBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}
