import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsNotEmpty, IsString } from 'class-validator';
import { CustomerDetailsBody } from './customer-details.body.js';

/** Only the transaction matters; lines and totals come from the paid checkout. */
export class CreateOrderBody {
  /** The payment intent's id. */
  @IsString({ message: 'Transaction id is required' })
  @IsNotEmpty({ message: 'Transaction id is required' })
  transactionId!: string;

  /** Used only where the checkout has none. */
  @Allow()
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}
