import { ApiProperty } from '@nestjs/swagger';
import {
  RETURN_STATES,
  type ReturnReason,
  returnReasons,
  type ReturnState,
} from '../../../../../common/contract/order-return.js';
import { REFUND_STATUSES } from '../../../../../common/contract/refund.js';
import { toDollars } from '../../../../kernel/money.js';
import type { ReturnableUnits } from '../../domain/returnable-units.js';
import type { ReturnRecord } from '../../ports/return-queries.js';

/** Units of an order line that a return is about. */
export class ReturnLineView {
  readonly lineId!: string;
  readonly name!: string;
  readonly quantity!: number;
  /** How many came back; null until the return is received. */
  readonly received!: number | null;
  /** Whether those are in stock again, or written off. */
  readonly restocked!: boolean;
}

/** A private image of a return, read by `getReturnImageFile`; sizes in pixels. */
export class ReturnImageView {
  readonly _id!: string;
  readonly width!: number;
  readonly height!: number;
}

/** An image that a request can name. */
export class AddedReturnImageView {
  readonly _id!: string;
}

/** The refund of what was received; money in dollars. */
export class ReturnRefundView {
  readonly _id!: string;
  @ApiProperty({ enum: REFUND_STATUSES, enumName: 'RefundStatus' })
  readonly status!: (typeof REFUND_STATUSES)[number];
  readonly amount!: number;
  /** For staff: why it failed. */
  readonly error!: string | null;
}

/** A return of an order; times in ISO 8601. */
export class ReturnView {
  readonly _id!: string;
  readonly orderId!: string;
  readonly orderNumber!: number;
  /** Counts the returns of the order from 1. */
  readonly number!: number;
  @ApiProperty({ enum: RETURN_STATES, enumName: 'ReturnState' })
  readonly state!: ReturnState;
  @ApiProperty({ enum: Object.keys(returnReasons), enumName: 'ReturnReason' })
  readonly reason!: ReturnReason;
  /** What the shopper wrote. */
  readonly note!: string;
  /** What staff answered. */
  readonly answer!: string;
  readonly customerName!: string;
  readonly requestedAt!: string;
  readonly lines!: ReturnLineView[];
  /** What the shopper shows of it. */
  readonly images!: ReturnImageView[];
  readonly refund!: ReturnRefundView | null;
}

/** Units of an order line that can be returned. */
export class ReturnableUnitsView {
  readonly lineId!: string;
  readonly quantity!: number;
  /** Until when the first of them can be. */
  readonly until!: string;
}

/** The returns of an order, and what can be returned of it now. */
export class OrderReturnsView {
  /** By number. */
  readonly returns!: ReturnView[];
  readonly returnable!: ReturnableUnitsView[];
}

/** Converts a return to its HTTP form for the staff. */
export function toReturnView({ id, refundId: _refundId, ...record }: ReturnRecord): ReturnView {
  const { userId: _userId, lines, images, refund, requestedAt, ...rest } = record;
  return {
    ...{ _id: id, ...rest, requestedAt: requestedAt.toISOString() },
    lines: lines.map(({ isRestocked, ...line }) => ({ ...line, restocked: isRestocked })),
    images: images.map(({ id: _id, width, height }) => ({ _id, width, height })),
    refund: refund && {
      ...{ _id: refund.id, status: refund.status, error: refund.error },
      amount: toDollars(refund.amountCents),
    },
  };
}

/** Converts a return to its HTTP form for the shopper: why a refund failed is for the staff alone. */
export function toCustomerReturnView(record: ReturnRecord): ReturnView {
  const view = toReturnView(record);
  return { ...view, refund: view.refund && { ...view.refund, error: null } };
}

export function toReturnableView({ until, ...units }: ReturnableUnits): ReturnableUnitsView {
  return { ...units, until: until.toISOString() };
}
