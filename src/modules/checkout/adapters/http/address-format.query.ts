import { IsNotEmpty, IsString } from 'class-validator';
import { countryRule } from '../../../../../common/contract/address-format.js';

export class AddressFormatQuery {
  /** Two letters of ISO 3166-1, in any case. */
  @IsNotEmpty({ message: countryRule.required })
  @IsString({ message: countryRule.required })
  country!: string;
}
