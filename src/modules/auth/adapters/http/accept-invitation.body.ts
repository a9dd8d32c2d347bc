import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { registrationRules } from '../../../../../common/contract/account.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { InvitationTokenBody } from './invitation-token.body.js';
import { IsPassword } from './password-field.js';

const { name } = registrationRules;

/** The account of somebody new to the shop. */
export class AcceptInvitationBody extends InvitationTokenBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @IsPassword()
  password!: string;
}
