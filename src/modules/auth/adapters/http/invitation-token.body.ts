import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { staffInvitationRules } from '../../../../../common/contract/staff-invitation.js';

const { invalidLink } = staffInvitationRules;

export class InvitationTokenBody {
  /** The token of the link in the email. */
  @MaxLength(100, { message: invalidLink })
  @IsNotEmpty({ message: invalidLink })
  @IsString({ message: invalidLink })
  token!: string;
}
