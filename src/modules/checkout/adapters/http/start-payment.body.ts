import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Max } from 'class-validator';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { CustomerDetailsBody } from './customer-details.body.js';

export class StartPaymentBody {
  /** The total in dollars that the shopper saw. Compared with the shop's own, never charged. */
  @Max(1e12, { message: 'Amount is too large' })
  @MaxDecimals(2, 'Amount must be in dollars and cents')
  amount!: number;

  @IsOptional()
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}
