import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { refundTexts } from '../../../common/contract/refund.js';
import { MaxDecimals } from './validators.js';

/** More units of a line than any order has. */
export const MOST_UNITS = 1_000_000;
/** More lines than any order has. */
export const MOST_LINES = 500;
/** More than any order comes to. */
export const MOST_DOLLARS = 1e9;

/** Units of an order line, to refund or to send back. */
export class OrderLineUnitsBody {
  @IsUUID(undefined, { message: 'lineId must be the id of an order line' })
  lineId!: string;

  @Max(MOST_UNITS, { message: 'quantity is too large' })
  @Min(1, { message: 'quantity must be at least 1' })
  @IsInt({ message: 'quantity must be a whole number' })
  quantity!: number;
}

/** What each form of a refund sends. Money in dollars. */
export class RefundRequestBody {
  /** Made by the form once; the same key twice is one refund. */
  @IsUUID(undefined, { message: 'key must be a UUID' })
  key!: string;

  /** Whether what is left of the delivery goes back, too. */
  @IsOptional()
  @IsBoolean({ message: 'delivery must be true or false' })
  delivery?: boolean;

  /** The sum that was shown: another one is answered 409. */
  @Min(0, { message: refundTexts.amount })
  @Max(MOST_DOLLARS, { message: refundTexts.amount })
  @MaxDecimals(2, refundTexts.amount)
  total!: number;

  /** How many refunds of the order the form has shown: where others came since, the answer is 409. */
  @IsOptional()
  @Min(0, { message: 'refundsShown must not be negative' })
  @IsInt({ message: 'refundsShown must be a whole number' })
  refundsShown?: number;
}
