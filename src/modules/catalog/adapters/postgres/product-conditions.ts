import { eachText } from '../../../../../common/contract/product.js';
import type { SqlValue } from '../../../../platform/database/bind-parameters.js';
import type { AdminProductFilter } from '../../ports/catalog-queries.js';

/** The filters of a list, apart from a search. A single category is read by its own index. */
type Narrowing = Omit<AdminProductFilter, 'searchTerm'> & { readonly categoryId?: string };

/** Conditions on the alias `product`; each parameter has the name of its condition. */
const CONDITIONS: { readonly [Name in keyof Narrowing]-?: string } = {
  categoryId: 'product.categoryId = :categoryId',
  categoryIds: 'product.categoryId = ANY (:categoryIds)',
  minCents: 'product.finalPriceCents >= :minCents',
  maxCents: 'product.finalPriceCents <= :maxCents',
  onSale: 'product.discount > 0',
  ...eachText((name) => `lower(product.${name}) = lower(:${name})`),
  createdSince: 'product.createdAt >= :createdSince',
  createdBefore: 'product.createdAt < :createdBefore',
  maxQuantity: 'product.quantity <= :maxQuantity',
  featured: 'product.featured',
};
const NAMES = Object.keys(CONDITIONS) as ConditionName[];

export type ConditionName = keyof Narrowing;

/** The conditions of a filter, by name, and the values of their parameters. */
export interface ProductConditions {
  readonly names: readonly ConditionName[];
  readonly values: Readonly<Record<string, SqlValue>>;
}

/**
 * The conditions that a filter needs, by name, and their values; without the search term, which `ProductSearch`
 * reads.
 */
export function conditionsOf({
  searchTerm: _,
  categoryIds,
  ...others
}: AdminProductFilter): ProductConditions {
  const [categoryId, ...more] = categoryIds ?? [];
  const narrowing: Narrowing = {
    ...others,
    ...(categoryIds && (categoryId && more.length === 0 ? { categoryId } : { categoryIds })),
  };
  const values: Record<string, SqlValue> = {};
  for (const name of NAMES) {
    const value = narrowing[name];
    if (value !== undefined && value !== false) values[name] = value;
  }
  return { names: NAMES.filter((name) => name in values), values };
}

/** Selects the live products that meet all these conditions. */
export function whereAll(names: readonly ConditionName[]): string {
  return ['product.deletedAt IS NULL', ...names.map((name) => CONDITIONS[name])].join(' AND ');
}

/** The names of those conditions that have a value. */
export function parametersOf(names: readonly ConditionName[]): string[] {
  return names.filter((name) => CONDITIONS[name].includes(`:${name}`));
}
