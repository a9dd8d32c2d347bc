import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { ProductOrder } from '../../ports/catalog-queries.js';
import type { ProductEntity } from './product.entity.js';

/** Properties of a product, in order of precedence. */
export type ProductSorting = Readonly<Partial<Record<keyof ProductEntity, 'ASC' | 'DESC'>>>;

export type ListOrder = Exclude<ProductOrder, 'best-match'>;

/** Each matches an index, which is scanned in either direction; the id breaks ties. */
export const LIST_ORDERS: Readonly<Record<ListOrder, ProductSorting>> = {
  'price-asc': { finalPriceCents: 'ASC', id: 'ASC' },
  'price-desc': { finalPriceCents: 'DESC', id: 'DESC' },
  newest: { createdAt: 'DESC', id: 'DESC' },
  oldest: { createdAt: 'ASC', id: 'ASC' },
  'name-asc': { name: 'ASC', id: 'ASC' },
  'name-desc': { name: 'DESC', id: 'DESC' },
  'stock-asc': { quantity: 'ASC', id: 'ASC' },
  'stock-desc': { quantity: 'DESC', id: 'DESC' },
};

/** Properties whose index is on an expression. */
const EXPRESSIONS: Partial<Record<string, string>> = { name: 'lower(product.name)' };

/** Orders by the alias `product`. */
export function orderBy(query: AnyQuery, order: ProductSorting): AnyQuery {
  for (const [property, direction] of Object.entries(order)) {
    query.addOrderBy(EXPRESSIONS[property] ?? `product.${property}`, direction);
  }
  return query;
}

/** Selects the ids of products in an order. */
export function idsInOrder(query: AnyQuery, order: ProductSorting): AnyQuery {
  return orderBy(query.select('product.id', 'id'), order);
}
