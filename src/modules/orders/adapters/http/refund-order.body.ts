import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  type RefundReason,
  refundReasons,
  refundTexts,
} from '../../../../../common/contract/refund.js';
import { Money } from '../../../../kernel/money.js';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import type { PartRefund } from '../../use-cases/refund-part.js';

const REASONS = Object.keys(refundReasons);
const MAX_LINES = 500;
const MAX_DOLLARS = 1e9;

export class RefundLineBody {
  @IsUUID(undefined, { message: 'lineId must be the id of an order line' })
  lineId!: string;

  @Max(1_000_000, { message: 'quantity is too large' })
  @Min(1, { message: 'quantity must be at least 1' })
  @IsInt({ message: 'quantity must be a whole number' })
  quantity!: number;
}

/** What to refund of an order: lines and delivery, or a free amount. Money in dollars. */
export class RefundOrderBody {
  /** Made by the form once; the same key twice is one refund. */
  @IsUUID(undefined, { message: 'key must be a UUID' })
  key!: string;

  @IsIn(REASONS, { message: refundTexts.reason })
  @ApiProperty({ enum: REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayMaxSize(MAX_LINES, { message: `lines must be at most ${MAX_LINES}` })
  @IsArray({ message: 'lines must be a list' })
  @Type(() => RefundLineBody)
  lines?: RefundLineBody[];

  /** Whether what is left of the delivery goes back, too. */
  @IsOptional()
  @IsBoolean({ message: 'delivery must be true or false' })
  delivery?: boolean;

  /** A free amount, of no line. */
  @IsOptional()
  @Min(0.01, { message: refundTexts.amount })
  @Max(MAX_DOLLARS, { message: refundTexts.amount })
  @MaxDecimals(2, refundTexts.amount)
  amount?: number;

  /** Whether the units go back in stock; false by default. */
  @IsOptional()
  @IsBoolean({ message: 'restock must be true or false' })
  restock?: boolean;

  /** The sum that was shown: another one is answered 409. */
  @Min(0, { message: refundTexts.amount })
  @Max(MAX_DOLLARS, { message: refundTexts.amount })
  @MaxDecimals(2, refundTexts.amount)
  total!: number;

  /** How many refunds the form has shown: where others came since, the answer is 409. */
  @IsOptional()
  @Min(0, { message: 'refundsShown must not be negative' })
  @IsInt({ message: 'refundsShown must be a whole number' })
  refundsShown?: number;

  static toRefund(body: RefundOrderBody, by: string): PartRefund {
    const { key, reason, lines = [], delivery = false, amount, restock = false } = body;
    return {
      ...{ key, reason, lines, delivery, restock, by },
      amountCents: amount === undefined ? undefined : Money.ofDollars(amount).cents,
      shownCents: Money.ofDollars(body.total).cents,
      shownRefunds: body.refundsShown,
    };
  }
}
