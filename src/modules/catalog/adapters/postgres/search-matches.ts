import type { AnyQuery } from '../../../../platform/database/statements.js';
import { type ConditionName, whereAll } from './product-conditions.js';
import { ProductSearchTermsEntity } from './search.entity.js';
import { ProductEntity } from './product.entity.js';

/** Whether the terms of the product `found` match the text search query `:all`. */
export const MATCHES = 'found.words @@ :all::text::tsquery';

/** Selects the products that meet the conditions: their terms as `found`, themselves as `product`. */
export function fromFoundProducts(query: AnyQuery, names: readonly ConditionName[]): AnyQuery {
  return query
    .from(ProductSearchTermsEntity, 'found')
    .innerJoin(ProductEntity, 'product', 'product.id = found.productId')
    .where(whereAll(names));
}

/** The same from the terms alone where there is no condition: only live products have terms. */
export function fromFound(query: AnyQuery, names: readonly ConditionName[]): AnyQuery {
  return names.length === 0
    ? query.from(ProductSearchTermsEntity, 'found').where('true')
    : fromFoundProducts(query, names);
}
