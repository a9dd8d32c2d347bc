import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Max, Min } from 'class-validator';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { CustomerDetailsBody } from './customer-details.body.js';

const TOO_LARGE = 'Amount is too large';

export class StartPaymentBody {
  /** The total in dollars that the shopper saw. Compared with the shop's own, never charged. */
  @Min(-1e12, { message: TOO_LARGE })
  @Max(1e12, { message: TOO_LARGE })
  @MaxDecimals(2, 'Amount must be in dollars and cents')
  amount!: number;

  @IsOptional()
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}
