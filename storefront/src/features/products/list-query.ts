import { listRules, PRODUCTS_PER_PAGE } from '../../../../common/contract/list';
import type { ProductsCall } from './api';
import { FULL_RANGE, PRICE_LIMIT, sanePriceRange, type PriceRange } from './price-range';

/** The state of the list, which is kept in the URL. */
export interface ListQuery {
  searchTerm: string;
  /** Ids. */
  categories: string[];
  price: PriceRange;
  /** Absent means the highest price first, or the best match while searching. */
  sort: 'asc' | 'desc' | undefined;
  page: number;
  onSale: boolean;
  new: boolean;
}

export const EMPTY_QUERY: ListQuery = {
  searchTerm: '',
  categories: [],
  price: FULL_RANGE,
  sort: undefined,
  page: 1,
  onSale: false,
  new: false,
};

/** Parses the URL; `category` preselects where `categories` is absent. Invalid values are ignored. */
export function queryOfAddress(search: URLSearchParams): ListQuery {
  const categories = search.get('categories') ?? search.get('category') ?? '';
  const sort = search.get('sort');
  const page = Math.trunc(numberOf(search.get('page')) ?? 1) || 1;
  return {
    searchTerm: search.get('searchTerm')?.trim().slice(0, listRules.maxSearchTerm) ?? '',
    categories: [...new Set(categories.toLowerCase().split(',').filter(Boolean))],
    price: sanePriceRange(numberOf(search.get('minPrice')), numberOf(search.get('maxPrice'))),
    sort: sort === 'asc' || sort === 'desc' ? sort : undefined,
    page: page <= listRules.maxPage ? Math.max(1, page) : 1,
    onSale: search.get('onSale') === 'true',
    new: search.get('new') === 'true',
  };
}

/** Builds the URL without default values, so that links stay short. */
export function addressOfQuery(query: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.searchTerm) search.set('searchTerm', query.searchTerm);
  if (query.categories.length > 0) search.set('categories', query.categories.join(','));
  if (query.price.min > 0) search.set('minPrice', String(query.price.min));
  if (query.price.max < PRICE_LIMIT) search.set('maxPrice', String(query.price.max));
  if (query.sort) search.set('sort', query.sort);
  if (query.onSale) search.set('onSale', 'true');
  if (query.new) search.set('new', 'true');
  if (query.page > 1) search.set('page', String(query.page));
  return search;
}

/** The parameters of the API call. An end of the price range means no limit. */
export function callOfQuery(query: ListQuery): ProductsCall {
  return {
    searchTerm: query.searchTerm || undefined,
    categories: query.categories.join(',') || undefined,
    minPrice: query.price.min > 0 ? query.price.min : undefined,
    maxPrice: query.price.max < PRICE_LIMIT ? query.price.max : undefined,
    sort: query.sort ?? (query.searchTerm || query.new ? undefined : 'desc'),
    onSale: query.onSale || undefined,
    new: query.new || undefined,
    page: query.page,
    limit: PRODUCTS_PER_PAGE,
  };
}

/**
 * Whether there is no such list, so that its address is one that is not found: a page beyond the last, or only categories
 * that do not exist. A filter that nothing meets is an empty list.
 */
export function isNoList(
  query: ListQuery,
  shown: number,
  categories: readonly { _id: string }[],
): boolean {
  if (shown > 0) return false;
  const isKnown = (id: string) => categories.some(({ _id }) => _id === id);
  return query.page > 1 || (query.categories.length > 0 && !query.categories.some(isKnown));
}

/** Any change other than of the page resets the page to 1. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

function numberOf(text: string | null): number | undefined {
  return text === null || text.trim() === '' ? undefined : Number(text);
}
