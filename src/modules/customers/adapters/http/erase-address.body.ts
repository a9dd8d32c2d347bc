import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

export class EraseAddressBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}
