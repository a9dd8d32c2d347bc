import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { ChangeStaffRoleBody } from './change-staff-role.body.js';

export class InviteStaffBody extends ChangeStaffRoleBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}
