import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { loginLinkRules } from '../../../../../common/contract/account.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';

export class RequestLoginLinkBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}

export class LoginLinkBody {
  /** The token of the link in the email. */
  @MaxLength(200, { message: loginLinkRules.invalidLink })
  @IsNotEmpty({ message: loginLinkRules.invalidLink })
  @IsString({ message: loginLinkRules.invalidLink })
  token!: string;
}
