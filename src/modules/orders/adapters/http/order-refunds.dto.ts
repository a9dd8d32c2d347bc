import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, Max, Min } from 'class-validator';
import {
  REFUND_STATUSES,
  type RefundReason,
  refundReasons,
  refundTexts,
  WITHHELD_REASONS,
  type WithheldReason,
} from '../../../../../common/contract/refund.js';
import { Money, toDollars } from '../../../../kernel/money.js';
import { MaxDecimals, NestedObjects } from '../../../../platform/http/validators.js';
import {
  MOST_DOLLARS,
  MOST_LINES,
  OrderLineUnitsBody,
  RefundRequestBody,
} from '../../../../platform/http/refund-request.dto.js';
import { refundsLeft } from '../../domain/order-refund.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import type { PartRefundRequest } from '../../use-cases/plan-part-refund.js';

const REASONS = Object.keys(refundReasons);

/** Units of an order line to refund. */
export class RefundLineBody extends OrderLineUnitsBody {}

/** What to refund of an order: lines and delivery, or a free amount. Money in dollars. */
export class RefundOrderBody extends RefundRequestBody {
  @IsIn(REASONS, { message: refundTexts.reason })
  @ApiProperty({ enum: REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  @IsOptional()
  @NestedObjects(() => RefundLineBody, 'lines must be a list of lines')
  @ArrayMaxSize(MOST_LINES, { message: `lines must be at most ${MOST_LINES}` })
  @IsArray({ message: 'lines must be a list' })
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
      key,
      reason,
      lines,
      delivery,
      restock,
      by,
      amountCents: amount === undefined ? undefined : Money.ofDollars(amount).cents,
      shownCents: Money.ofDollars(body.total).cents,
      shownRefunds: body.refundsShown,
    };
  }
}

/** Units of a line that a refund gives back; money in dollars. */
export class RefundLineView {
  readonly lineId!: string;
  readonly quantity!: number;
  readonly amount!: number;
}

/** A refund of an order; money in dollars. */
export class RefundView {
  readonly _id!: string;
  readonly at!: string;
  readonly amount!: number;
  @ApiProperty({ enum: REFUND_STATUSES, enumName: 'RefundStatus' })
  readonly status!: OrderRefundRecord['status'];
  /** `rest`: of all that remained; `part`; `foreign`: made by hand at the card provider. */
  @ApiProperty({ enum: ['rest', 'part', 'foreign'], enumName: 'RefundKind' })
  readonly kind!: 'rest' | 'part' | 'foreign';
  readonly lines!: RefundLineView[];
  /** The part of it that is for the delivery. */
  readonly delivery!: number;
  readonly restocked!: boolean;
  /** What the canceled rest of the order cost beyond the amount, and why; absent where nothing. */
  readonly withheld?: number;
  @ApiProperty({ enum: WITHHELD_REASONS, enumName: 'WithheldReason', required: false })
  readonly withheldReason?: WithheldReason;
  /** For staff: a key of the reasons or a text, who asked for it, and why it failed. */
  readonly reason!: string | null;
  readonly by!: string | null;
  readonly error!: string | null;
}

/** What refunds have left of a line; money in dollars. */
export class RefundableLineView {
  readonly lineId!: string;
  /** What all its units cost. */
  readonly net!: number;
  readonly quantity!: number;
  readonly refundedUnits!: number;
  readonly refunded!: number;
}

/** What refunds have left of an order; money in dollars. */
export class RefundableView {
  readonly total!: number;
  readonly delivery!: number;
  readonly lines!: RefundableLineView[];
}

export function toRefundView(refund: OrderRefundRecord): RefundView {
  const { id, at, amountCents, status, part, reason, by, error } = refund;
  return {
    _id: id,
    at: at.toISOString(),
    amount: toDollars(amountCents),
    status,
    reason,
    by,
    error,
    kind: part === null ? 'rest' : part.isForeign ? 'foreign' : 'part',
    lines: (part?.lines ?? []).map(({ amountCents: cents, ...line }) => ({
      ...line,
      amount: toDollars(cents),
    })),
    delivery: toDollars(part?.deliveryCents ?? 0),
    restocked: part?.isRestocked ?? false,
    ...(part?.withheld?.reason && {
      withheld: toDollars(part.withheld.cents),
      withheldReason: part.withheld.reason,
    }),
  };
}

/** Leaves out refunds of nothing, those that the shop has yet to clear up, and what only staff see. */
export function toCustomerRefundViews(refunds: readonly RefundView[]): RefundView[] {
  return refunds
    .filter(({ status, amount }) => status !== 'unmatched' && amount > 0)
    .map((refund) => ({ ...refund, reason: null, by: null, error: null }));
}

export function toRefundableView(order: OrderRecord): RefundableView {
  const { cents, deliveryCents, lines } = refundsLeft(order, order.refunds);
  return {
    total: toDollars(cents),
    delivery: toDollars(deliveryCents),
    lines: lines.map(({ netCents, refundedCents, ...line }) => ({
      ...line,
      net: toDollars(netCents),
      refunded: toDollars(refundedCents),
    })),
  };
}
