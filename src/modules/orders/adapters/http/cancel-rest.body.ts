import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  type RefundReason,
  refundReasons,
  refundTexts,
} from '../../../../../common/contract/refund.js';
import { Money } from '../../../../kernel/money.js';
import { RefundRequestBody } from '../../../../platform/http/refund-request.body.js';
import type { RestRefund } from '../../use-cases/plan-part-refund.js';

const REASONS = Object.keys(refundReasons);

/** How to cancel what an order has left to ship. Money in dollars. */
export class CancelRestBody extends RefundRequestBody {
  /** `not_shipped` by default. */
  @IsOptional()
  @IsIn(REASONS, { message: refundTexts.reason })
  @ApiProperty({ enum: REASONS, enumName: 'RefundReason', required: false })
  reason?: RefundReason;

  /** Whether the units go back in stock; true by default. */
  @IsOptional()
  @IsBoolean({ message: 'restock must be true or false' })
  restock?: boolean;

  static toRest(body: CancelRestBody, by: string): RestRefund {
    const { key, reason = 'not_shipped', delivery = false, restock = true } = body;
    return {
      ...{ key, reason, delivery, restock, by },
      shownCents: Money.ofDollars(body.total).cents,
      shownRefunds: body.refundsShown,
    };
  }
}
