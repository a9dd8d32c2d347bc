import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { registrationRules } from '../../../../../common/contract/account.js';
import { staffInvitationRules } from '../../../../../common/contract/staff-invitation.js';
import { Trimmed } from '../../../../platform/http/validators.js';
import { IsPassword } from './password.dto.js';

const { invalidLink } = staffInvitationRules;

export class InvitationTokenBody {
  /** The token of the link in the email. */
  @MaxLength(100, { message: invalidLink })
  @IsNotEmpty({ message: invalidLink })
  @IsString({ message: invalidLink })
  token!: string;
}

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
