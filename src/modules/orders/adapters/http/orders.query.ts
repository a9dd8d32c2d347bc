import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay, timeRangeOf } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/order-payment.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import { ORDER_SORTS, type OrderFilter } from '../../ports/order-queries.js';

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

  /**
   * Number, id or transaction; a part of the customer's name, email, phone or address, or of the
   * account's email; or words of a product's name, the last of which may be a beginning.
   */
  @SearchText()
  searchTerm?: string;

  /** The first UTC day, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(ORDER_SORTS)
  sort?: string;
}

/** Converts the query to a filter. */
export function toOrderFilter({
  status,
  paymentStatus,
  searchTerm,
  ...days
}: OrdersQuery): OrderFilter {
  return {
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(searchTerm && { searchTerm }),
    ...timeRangeOf(days),
  };
}
