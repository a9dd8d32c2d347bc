import { IsIn, IsOptional } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { IsDay, timeRangeOf } from '../../../../platform/http/day-range.js';
import { SortedBy, sortOf } from '../../../../platform/http/sorted-by.js';
import type { AdminProductFilter, ProductOrder } from '../../ports/catalog-queries.js';
import { toProductFilter, IsFlag, ownOrderOf, ProductFilterQuery } from './product-filter.query.js';

const STOCKS = ['low', 'out'] as const;

/** The orders of each field that the list sorts by. */
const ORDERS = {
  name: ['name-asc', 'name-desc'],
  finalPrice: ['price-asc', 'price-desc'],
  quantity: ['stock-asc', 'stock-desc'],
  createdAt: ['oldest', 'newest'],
} as const satisfies Record<string, readonly [ProductOrder, ProductOrder]>;
const SORTS = ['name', 'finalPrice', 'quantity', 'createdAt'] as const;

/** Filters and order of an admin's list. */
export class AdminProductsQuery extends ProductFilterQuery {
  /** `out`: none left; `low`: the shop's threshold for low stock or fewer, none included. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(STOCKS, { message: `stock must be one of ${STOCKS.join(', ')}` })
  stock?: (typeof STOCKS)[number];

  @IsFlag('featured')
  featured?: 'true' | 'false';

  /** The first UTC day of creation, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day of creation, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; where absent as in the list of shoppers. */
  @SortedBy(SORTS)
  sort?: string;
}

/** Converts the query to a filter. @param lowStock the threshold of low stock, in units */
export function adminFilterOf(
  query: AdminProductsQuery,
  now: Date,
  lowStock: number,
): AdminProductFilter {
  const { from, before } = timeRangeOf(query);
  return {
    ...toProductFilter(query, now),
    ...(query.stock && { maxQuantity: query.stock === 'out' ? 0 : lowStock }),
    ...(query.featured === 'true' && { featured: true }),
    ...(from && { createdSince: from }),
    ...(before && { createdBefore: before }),
  };
}

export function adminOrderOf(query: AdminProductsQuery): ProductOrder {
  const { sort } = query;
  if (sort === undefined) return ownOrderOf(query);
  const { by, descending } = sortOf(SORTS, sort, { by: 'finalPrice', descending: true });
  return ORDERS[by][descending ? 1 : 0];
}
