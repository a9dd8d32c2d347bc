import { IsIn, IsOptional } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import type { ProductOrder } from '../../ports/catalog-queries.js';
import { ownOrderOf, ProductFilterQuery } from './product-filter.query.js';

/** Filters and order of the public list. */
export class ProductsQuery extends ProductFilterQuery {
  /** By the price paid; without it a search is by best match, any other list descending. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'sort must be asc or desc' })
  sort?: 'asc' | 'desc';
}

export function orderOf(query: ProductsQuery): ProductOrder {
  return query.sort ? `price-${query.sort}` : ownOrderOf(query);
}
