import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
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
import {
  MOST_DOLLARS,
  OrderLineUnitsBody,
  RefundRequestBody,
} from '../../../../platform/http/refund-request.body.js';
import type { PartRefundRequest } from '../../use-cases/plan-part-refund.js';

const REASONS = Object.keys(refundReasons);
const MAX_LINES = 500;

/** Units of an order line to refund. */
export class RefundLineBody extends OrderLineUnitsBody {}

/** What to refund of an order: lines and delivery, or a free amount. Money in dollars. */
export class RefundOrderBody extends RefundRequestBody {
  @IsIn(REASONS, { message: refundTexts.reason })
  @ApiProperty({ enum: REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayMaxSize(MAX_LINES, { message: `lines must be at most ${MAX_LINES}` })
  @IsArray({ message: 'lines must be a list' })
  @Type(() => RefundLineBody)
  lines?: RefundLineBody[];

  /** A free amount, of no line. */
  @IsOptional()
  @Min(0.01, { message: refundTexts.amount })
  @Max(MOST_DOLLARS, { message: refundTexts.amount })
  @MaxDecimals(2, refundTexts.amount)
  amount?: number;

  /** Whether the units go back in stock; false by default. */
  @IsOptional()
  @IsBoolean({ message: 'restock must be true or false' })
  restock?: boolean;

  static toRefund(body: RefundOrderBody, by: string): PartRefundRequest {
    const { key, reason, lines = [], delivery = false, amount, restock = false } = body;
    return {
      ...{ key, reason, lines, delivery, restock, by },
      amountCents: amount === undefined ? undefined : Money.ofDollars(amount).cents,
      shownCents: Money.ofDollars(body.total).cents,
      shownRefunds: body.refundsShown,
    };
  }
}
