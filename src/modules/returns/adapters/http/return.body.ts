import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
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
  ValidateNested,
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
import { PageQuery } from '../../../../platform/http/page.query.js';
import {
  MOST_UNITS,
  OrderLineUnitsBody,
  RefundRequestBody,
} from '../../../../platform/http/refund-request.body.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

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

  @ValidateNested({ each: true })
  @Type(() => ReturnLineBody)
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
  @ValidateNested({ each: true })
  @Type(() => ReceivedLineBody)
  @ArrayMaxSize(linesRule.max, { message: `lines must be at most ${linesRule.max}` })
  @IsArray({ message: 'lines must be a list' })
  lines!: ReceivedLineBody[];
}

/** The refund of what was received; money in dollars. */
export class RefundReturnBody extends RefundRequestBody {}
