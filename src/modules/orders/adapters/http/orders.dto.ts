import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import {
  type CustomerField,
  customerRules,
} from '../../../../../common/contract/customer-details.js';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import {
  type RefundReason,
  refundReasons,
  refundTexts,
} from '../../../../../common/contract/refund.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { BlankIsAbsent, SearchText, Trimmed } from '../../../../platform/http/validators.js';
import { IsDay, PageQuery, timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { RefundRequestBody } from '../../../../platform/http/refund-request.dto.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/order-payment.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import {
  ORDER_SORTS,
  type OrderFilter,
  type Shipping,
  SHIPPINGS,
} from '../../ports/order-queries.js';
import type { RestRefund } from '../../use-cases/plan-part-refund.js';
import type { ResendableEmail } from '../../use-cases/resend-order-email.js';

/** Filters and order of an admin's list. */
export class OrdersQuery extends PageQuery {
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: `status must be one of ${ORDER_STATUSES.join(', ')}` })
  @ApiPropertyOptional({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status?: OrderStatus;

  @IsOptional()
  @IsIn(PAYMENT_STATUSES, {
    message: `paymentStatus must be one of ${PAYMENT_STATUSES.join(', ')}`,
  })
  @ApiPropertyOptional({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' })
  paymentStatus?: PaymentStatus;

  /** Pending orders: `ready` to ship, or `held` by their payment. */
  @IsOptional()
  @IsIn(SHIPPINGS, { message: `shipping must be one of ${SHIPPINGS.join(', ')}` })
  @ApiPropertyOptional({ enum: SHIPPINGS, enumName: 'Shipping' })
  shipping?: Shipping;

  /**
   * A number, id or transaction; a part of what the customer or the account entered, of the discount code, a tracking
   * number or a note; the number of an invoice or credit note; a country's English name or code; or words of a product's
   * name, the last of which may be a beginning. Case, accents and apostrophes do not count.
   */
  @SearchText()
  searchTerm?: string;

  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(ORDER_SORTS)
  sort?: string;
}

/** Converts the query to a filter. @param timeZone of the shop */
export function toOrderFilter(
  { status, paymentStatus, shipping, searchTerm, ...days }: OrdersQuery,
  timeZone: string,
): OrderFilter {
  return {
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(shipping && { shipping }),
    ...(searchTerm && { searchTerm }),
    ...timeRangeOf(timeZone, days),
  };
}

/** The next status of an order. */
export class ChangeStatusBody {
  @IsIn(ORDER_STATUSES, { message: `status must be one of ${ORDER_STATUSES.join(', ')}` })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /** For a return: false keeps damaged units out of stock. */
  @BlankIsAbsent()
  @IsOptional()
  @IsBoolean({ message: 'restock must be true or false' })
  restock?: boolean;
}

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
      key,
      reason,
      delivery,
      restock,
      by,
      shownCents: Money.ofDollars(body.total).cents,
      shownRefunds: body.refundsShown,
    };
  }
}

/** A text; `CorrectAddress` checks all fields together, as the phone depends on the order's country. */
function FieldOf(field: CustomerField): PropertyDecorator {
  const { max, required } = customerRules[field];
  return applyDecorators(Trimmed(), LargestValue(textSize(max)), IsString({ message: required }));
}

/** The corrected delivery address: whole, but for state and ZIP. */
export class CorrectAddressBody implements CorrectedAddress {
  @FieldOf('fullName')
  fullName!: string;

  /** As the checkout form takes it in the country of the order; spaces and punctuation do not count. */
  @FieldOf('phone')
  phone!: string;

  @FieldOf('address')
  address!: string;

  @FieldOf('city')
  city!: string;
}

const STATUS_TEXT = `status must be one of ${ORDER_STATUSES.join(', ')}`;

/** Which email: that of a status which the order is or was in, of a parcel, or of the refund of a part. */
export class ResendOrderEmailBody {
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: STATUS_TEXT })
  @ApiPropertyOptional({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status?: OrderStatus;

  @IsOptional()
  @IsUUID(undefined, { message: 'parcelId must be the id of a parcel' })
  parcelId?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'refundId must be the id of a refund' })
  refundId?: string;

  /** @throws InvalidInput where it names none, or several */
  static wantedOf({ status, parcelId, refundId }: ResendOrderEmailBody): ResendableEmail {
    const wanted: ResendableEmail[] = [
      ...(status ? [{ status }] : []),
      ...(parcelId ? [{ parcelId }] : []),
      ...(refundId ? [{ refundId }] : []),
    ];
    const [first, second] = wanted;
    if (!first) throw InvalidInput.field('status', STATUS_TEXT);
    if (second) throw InvalidInput.field('status', 'Name one email');
    return first;
  }
}

/** Number of orders of each status. */
export class OrderCountsView implements Record<OrderStatus, number> {
  pending!: number;
  shipped!: number;
  delivered!: number;
  canceled!: number;
  returned!: number;
}
