import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  OPEN_RETURN_STATES,
  RETURN_EMAILS,
  RETURN_STATES,
  type ReturnEmail,
  type ReturnReason,
  returnReasons,
  returnRules,
  type ReturnState,
} from '../../../../../common/contract/order-return.js';
import { REFUND_STATUSES } from '../../../../../common/contract/refund.js';
import { toDollars } from '../../../../kernel/money.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import {
  MOST_UNITS,
  OrderLineUnitsBody,
  RefundRequestBody,
} from '../../../../platform/http/refund-request.dto.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { NestedObjects, Trimmed } from '../../../../platform/http/validators.js';
import type { ReturnableUnits } from '../../domain/returnable-units.js';
import type { ReturnRecord } from '../../ports/return-repository.js';

export const RETURN_SORTS = ['requestedAt'] as const;

const REASONS = Object.keys(returnReasons);
const STATES = ['open', ...RETURN_STATES] as const;
const { lines: linesRule, reason: reasonRule, note: noteRule, answer: answerRule } = returnRules;
const { images: imagesRule } = returnRules;
const imageIds = 'images must be ids of images of this order, each once';

/** The filter of the list of returns. */
export class ListReturnsQuery extends PageQuery {
  /** One state, or `open`: all that wait for somebody. */
  @IsOptional()
  @IsIn(STATES, { message: `state must be one of ${STATES.join(', ')}` })
  @ApiPropertyOptional({ enum: STATES, enumName: 'ReturnFilterState' })
  state?: (typeof STATES)[number];

  /** `requestedAt` or `-requestedAt`; newest first where absent. */
  @SortedBy(RETURN_SORTS)
  sort?: string;

  static statesOf({ state }: ListReturnsQuery): readonly ReturnState[] | undefined {
    if (state === undefined) return undefined;
    return state === 'open' ? OPEN_RETURN_STATES : [state];
  }
}

/** Units of an order line to send back. */
export class ReturnLineBody extends OrderLineUnitsBody {}

/** What a shopper wants to send back, and why. */
export class RequestReturnBody {
  /** Made by the form once; the same key twice is one return. */
  @IsUUID(undefined, { message: 'key must be a UUID' })
  key!: string;

  @NestedObjects(() => ReturnLineBody, 'lines must be a list of lines')
  @ArrayMaxSize(linesRule.max, { message: `lines must be at most ${linesRule.max}` })
  @ArrayMinSize(1, { message: linesRule.required })
  @IsArray({ message: linesRule.required })
  lines!: ReturnLineBody[];

  @IsIn(REASONS, { message: reasonRule.required })
  @ApiProperty({ enum: REASONS, enumName: 'ReturnReason' })
  reason!: ReturnReason;

  /** More about it. */
  @IsOptional()
  @Trimmed()
  @MaxLength(noteRule.max, { message: noteRule.tooLong })
  @IsString({ message: 'note must be a text' })
  note?: string;

  /** Ids that `addReturnImage` answered, in the sequence to show them. */
  @IsOptional()
  @IsUUID(undefined, { each: true, message: imageIds })
  @ArrayUnique({ message: imageIds })
  @ArrayMaxSize(imagesRule.max, { message: imagesRule.tooMany })
  @IsArray({ message: imageIds })
  images?: string[];
}

/** What staff write as they approve a return. */
export class ApproveReturnBody {
  /** Such as where to send it; the email says in any case how to go on. */
  @IsOptional()
  @Trimmed()
  @MaxLength(answerRule.max, { message: answerRule.tooLong })
  @IsString({ message: 'text must be a text' })
  text?: string;
}

/** Why staff decline a return. */
export class DeclineReturnBody {
  @Trimmed()
  @MaxLength(answerRule.max, { message: answerRule.tooLong })
  @IsNotEmpty({ message: answerRule.required })
  @IsString({ message: answerRule.required })
  text!: string;
}

/** Which email about a return is sent once more. */
export class ResendReturnEmailBody {
  @IsIn(RETURN_EMAILS, { message: `email must be one of ${RETURN_EMAILS.join(', ')}` })
  @ApiProperty({ enum: RETURN_EMAILS, enumName: 'ReturnEmail' })
  email!: ReturnEmail;
}

/** What came back of a line. */
export class ReceivedLineBody {
  @IsUUID(undefined, { message: 'lineId must be the id of an order line' })
  lineId!: string;

  @Max(MOST_UNITS, { message: 'quantity is too large' })
  @Min(0, { message: 'quantity must not be negative' })
  @IsInt({ message: 'quantity must be a whole number' })
  quantity!: number;

  /** Whether the units go back in stock; else they are written off. */
  @IsBoolean({ message: 'restock must be true or false' })
  restock!: boolean;
}

/** What came back; nothing of the lines that are not named. */
export class ReceiveReturnBody {
  @NestedObjects(() => ReceivedLineBody, 'lines must be a list of lines')
  @ArrayMaxSize(linesRule.max, { message: `lines must be at most ${linesRule.max}` })
  @IsArray({ message: 'lines must be a list' })
  lines!: ReceivedLineBody[];
}

/** The refund of what was received; money in dollars. */
export class RefundReturnBody extends RefundRequestBody {}

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
    _id: id,
    ...rest,
    requestedAt: requestedAt.toISOString(),
    lines: lines.map(({ isRestocked, ...line }) => ({ ...line, restocked: isRestocked })),
    images: images.map(({ id: _id, width, height }) => ({ _id, width, height })),
    refund: refund && {
      _id: refund.id,
      status: refund.status,
      error: refund.error,
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
