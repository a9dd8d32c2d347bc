import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { AdminProductFilter, ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { FirstProductPages } from './first-product-pages.js';
import { type ConditionName, conditionsOf, parametersOf, whereAll } from './product-conditions.js';
import { ofEachCategory } from './product-list.sql.js';
import {
  idsInOrder,
  LIST_ORDERS,
  type ListOrder,
  type ProductSorting,
  orderBy,
} from './product-order.js';
import { ProductPages } from './product-pages.js';
import { ProductEntity } from './product.entity.js';

interface ListShape {
  readonly names: readonly ConditionName[];
  readonly order: ListOrder;
}

/** The orders of the public list, and the conditions of the admin's list alone. */
const OF_SHOPPERS: readonly ListOrder[] = ['price-asc', 'price-desc', 'newest'];
const OF_ADMINS: readonly ConditionName[] = ['maxQuantity', 'featured', 'createdBefore'];

/** Lists without a search term. Each set of conditions has its own queries, built once. */
@Injectable()
export class ProductList {
  private readonly pagesOf = memoized(({ names, order }: ListShape) =>
    this.pages.pagesOf({
      params: parametersOf(names),
      order: LIST_ORDERS[order],
      ids: (query) => idsOf(query, names, LIST_ORDERS[order]),
      prepared: hasOnePlan(names, order),
    }),
  );
  private readonly countOf = memoized((names: readonly ConditionName[]) =>
    this.pages.countOf({
      params: parametersOf(names),
      from: (query) => query.from(ProductEntity, 'product').where(whereAll(names)),
    }),
  );
  private readonly counters = this.statements.prepare({
    select: { total: computed('coalesce(sum(category.productCount), 0)::integer', asNumber) },
    params: ['categoryIds'],
    build: (query) =>
      query
        .from(CategoryEntity, 'category')
        .where('category.deletedAt IS NULL')
        .andWhere('(:categoryIds::uuid[] IS NULL OR category.id = ANY (:categoryIds))'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly pages: ProductPages,
    private readonly firstPages: FirstProductPages,
  ) {}

  async read(
    filter: AdminProductFilter,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { names, values } = conditionsOf(filter);
    if (this.firstPages.has({ names, order }, page)) {
      const { items, total } = await this.firstPages.read({ names, order }, values, page);
      if (total !== undefined && items.length === page.limit) {
        return { ...page, items, total, totalIsExact: true };
      }
      return this.pages.withTotal(items, page, () => this.sumOfCounters(filter));
    }
    const items = await this.pagesOf({ names, order })(values, page, 1);
    const isCounted = names.every((name) => name === 'categoryId' || name === 'categoryIds');
    return this.pages.withTotal(items, page, () =>
      isCounted ? this.sumOfCounters(filter) : this.countOf(names)(values),
    );
  }

  private async sumOfCounters({ categoryIds }: AdminProductFilter) {
    const { total } = await this.counters.exactlyOne({ categoryIds: categoryIds ?? null });
    return { total, totalIsExact: true };
  }
}

/** Whether the best index is the same for all values; elsewhere it depends on how many rows a value selects. */
function hasOnePlan(names: readonly ConditionName[], order: ListOrder): boolean {
  const varying = order === 'newest' ? OF_ADMINS : [...OF_ADMINS, 'createdSince'];
  return OF_SHOPPERS.includes(order) && !names.some((name) => varying.includes(name));
}

function idsOf(query: AnyQuery, names: readonly ConditionName[], order: ProductSorting): AnyQuery {
  // Each category has an index by price only.
  if (!names.includes('categoryIds') || !order.finalPriceCents) {
    return idsInOrder(query.from(ProductEntity, 'product').where(whereAll(names)), order);
  }
  const others = names.filter((name) => name !== 'categoryIds');
  const ofOne = orderBy(query.createQueryBuilder().from(ProductEntity, 'product'), order)
    .where('product.categoryId = category.id')
    .andWhere(whereAll(others))
    .select([]);
  for (const [property, direction] of Object.entries(order)) {
    ofOne.addSelect(`product.${property}`, property);
    query.addOrderBy(`candidate."${property}"`, direction);
  }
  return query.from(ofEachCategory(ofOne.getQuery()), 'candidate').select('candidate.id', 'id');
}
