import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import { ORDER_SORTS, type OrderFilter, type OrderSort } from '../../ports/order-queries.js';

const DAY_MS = 86_400_000;
const SORTS = ORDER_SORTS.flatMap((sort) => [sort, `-${sort}`]);

/** Filters and order of an admin's list. */
export class OrdersQuery extends PageQuery {
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: `status must be one of ${ORDER_STATUSES.join(', ')}` })
  @ApiPropertyOptional({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status?: OrderStatus;

  /** Number, id, transaction, or a part of name or email. */
  @SearchText()
  searchTerm?: string;

  /** The first UTC day, as YYYY-MM-DD. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'from must be a day like 2026-01-31' })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'from must be a day like 2026-01-31' })
  from?: string;

  /** The last UTC day, as YYYY-MM-DD, included. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'to must be a day like 2026-01-31' })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'to must be a day like 2026-01-31' })
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}` })
  sort?: string;
}

/** Converts the query to a filter. */
export function filterOf({ status, searchTerm, from, to }: OrdersQuery): OrderFilter {
  return {
    ...(status && { status }),
    ...(searchTerm?.trim() && { searchTerm }),
    ...(from && { from: new Date(from) }),
    ...(to && { before: new Date(Date.parse(to) + DAY_MS) }),
  };
}

/** Converts the query to an order. */
export function sortOf({ sort = '-createdAt' }: OrdersQuery): {
  by: OrderSort;
  descending: boolean;
} {
  const by = sort.replace('-', '') as OrderSort;
  return { by, descending: sort.startsWith('-') };
}
