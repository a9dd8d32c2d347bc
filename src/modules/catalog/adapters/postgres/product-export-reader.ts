import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import type { AdminProductFilter, ProductRecord } from '../../ports/catalog-queries.js';
import { type ConditionName, conditionsOf, parametersOf, whereAll } from './product-conditions.js';
import { PRODUCT_MATCHES } from './product-expressions.sql.js';
import { idsInOrder } from './product-order.js';
import { ProductPages } from './product-pages.js';
import { ProductSearch } from './product-search.js';
import { ProductEntity } from './product.entity.js';

const NONE = '00000000-0000-0000-0000-000000000000';
const ORDER = { id: 'ASC' } as const;

/** Reads lists of any size in batches, by id. */
@Injectable()
export class ProductExportReader {
  private readonly batchOf = memoized(
    ({ names, isSearch }: { names: readonly ConditionName[]; isSearch: boolean }) =>
      this.pages.pagesOf({
        params: [...parametersOf(names), 'after', ...(isSearch ? ['all'] : [])],
        order: ORDER,
        ids: (query) => {
          const products = query
            .from(ProductEntity, 'product')
            .where(whereAll(names))
            .andWhere('product.id > :after');
          return idsInOrder(isSearch ? products.andWhere(PRODUCT_MATCHES) : products, ORDER);
        },
        prepared: false,
      }),
  );

  constructor(
    private readonly search: ProductSearch,
    private readonly pages: ProductPages,
  ) {}

  async *batches(filter: AdminProductFilter): AsyncGenerator<readonly ProductRecord[]> {
    const { searchTerm } = filter;
    const all = searchTerm === undefined ? undefined : await this.search.matching(searchTerm);
    if (searchTerm !== undefined && all === undefined) return;
    const { names, values } = conditionsOf(filter);
    const read = this.batchOf({ names, isSearch: all !== undefined });
    yield* inBatches<ProductRecord>((last, limit) => {
      const after = last?.id ?? NONE;
      return read({ ...values, after, ...(all === undefined ? {} : { all }) }, { page: 1, limit });
    });
  }
}
