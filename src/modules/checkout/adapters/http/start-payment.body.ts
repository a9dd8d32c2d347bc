import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { CODE_INVALID, METHOD_ID_INVALID } from './quote.body.js';
import { CustomerDetailsBody } from './customer-details.body.js';

const TOO_LARGE = 'Amount is too large';

export class StartPaymentBody {
  /** The total in dollars that the shopper saw. Compared with the shop's own, never charged. */
  @Min(-1e12, { message: TOO_LARGE })
  @Max(1e12, { message: TOO_LARGE })
  @MaxDecimals(2, 'Amount must be in dollars and cents')
  amount!: number;

  /** The delivery method of the quote; the first one where it is absent. */
  @IsOptional()
  @IsString({ message: METHOD_ID_INVALID })
  methodId?: string;

  /** A discount code, in any case. */
  @IsOptional()
  @IsString({ message: CODE_INVALID })
  code?: string;

  @IsOptional()
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}
