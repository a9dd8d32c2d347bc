import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { profileRules } from '../../../../../common/contract/account.js';
import { ownDataRules } from '../../../../../common/contract/customer.js';

/** A request that needs the password again. */
export class ConfirmedRequestBody {
  @MaxLength(1000, { message: profileRules.currentPassword.wrong })
  @IsNotEmpty({ message: ownDataRules.passwordRequired })
  @IsString({ message: ownDataRules.passwordRequired })
  currentPassword!: string;
}
