import { IsOptional, IsString, MaxLength } from 'class-validator';
import { countryRule } from '../../../../../common/contract/address-format.js';
import { customerRules } from '../../../../../common/contract/customer-details.js';

export const CODE_INVALID = 'Discount code must be text';
export const METHOD_ID_INVALID = 'Delivery method must be an id';

/** What the price of the cart depends on, as far as it is known. */
export class QuoteBody {
  /** The first one where it is absent or no longer offered. */
  @IsOptional()
  @IsString({ message: METHOD_ID_INVALID })
  methodId?: string;

  /** A discount code, in any case. */
  @IsOptional()
  @IsString({ message: CODE_INVALID })
  code?: string;

  /** The country of the delivery address, two letters of ISO 3166-1 in any case; the default where it is absent or empty. */
  @IsOptional()
  @IsString({ message: countryRule.required })
  country?: string;

  /** Its state and ZIP. */
  @IsOptional()
  @IsString({ message: customerRules.state.required })
  @MaxLength(customerRules.state.max, { message: customerRules.state.tooLong })
  state?: string;

  @IsOptional()
  @IsString({ message: customerRules.zip.required })
  @MaxLength(customerRules.zip.max, { message: customerRules.zip.tooLong })
  zip?: string;
}
