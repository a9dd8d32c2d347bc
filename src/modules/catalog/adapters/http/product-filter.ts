import type { ProductFilter, ProductOrder } from '../../ports/catalog-queries.js';
import type { ProductsQuery } from './products.query.js';

/** How long a product is new. */
const NEW_MS = 30 * 86_400_000;

/** More than any price, and still a whole number to the database. */
const MOST_CENTS = 2_000_000_000;

/** What a query asks for. Prices become cents: a bound between two cents moves inwards. */
export function filterOf(query: ProductsQuery, now: Date): ProductFilter {
  const { searchTerm, categories, minPrice, maxPrice } = query;
  return {
    ...(searchTerm === undefined ? {} : { searchTerm }),
    ...(categories === undefined
      ? {}
      : { categoryIds: categories.split(',').map((id) => id.trim()) }),
    ...(minPrice === undefined ? {} : { minCents: inCents(minPrice, Math.ceil) }),
    ...(maxPrice === undefined ? {} : { maxCents: inCents(maxPrice, Math.floor) }),
    ...(query.onSale === 'true' ? { onSale: true } : {}),
    ...(query.new === 'true' ? { createdSince: new Date(now.getTime() - NEW_MS) } : {}),
  };
}

export function orderOf({ sort, searchTerm, new: isNew }: ProductsQuery): ProductOrder {
  if (sort) return sort === 'asc' ? 'price-asc' : 'price-desc';
  if (searchTerm !== undefined) return 'best-match';
  return isNew === 'true' ? 'newest' : 'price-desc';
}

/** 19.99 times 100 is 1998.9999…: what is nearly whole is whole. */
function inCents(dollars: number, round: (cents: number) => number): number {
  const cents = dollars * 100;
  const nearest = Math.round(cents);
  const exact = Math.abs(cents - nearest) < 1e-4 ? nearest : round(cents);
  return Math.min(exact, MOST_CENTS);
}
