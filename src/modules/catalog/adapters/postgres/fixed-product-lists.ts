import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { idsInOrder, type ProductSorting } from './product-order.js';
import { ProductPages, type Values } from './product-pages.js';
import { ProductEntity } from './product.entity.js';

/** The featured, best-selling and low-stock lists: each has a fixed condition with its own index. */
@Injectable()
export class FixedProductLists {
  readonly featured = this.list('product.featured', { createdAt: 'DESC', id: 'DESC' });
  readonly bestSelling = this.list('product.unitsSold > 0', { unitsSold: 'DESC', id: 'DESC' });
  readonly lowStock = this.list('product.quantity <= :threshold', { quantity: 'ASC', id: 'ASC' }, [
    'threshold',
  ]);

  constructor(private readonly pages: ProductPages) {}

  private list(condition: string, order: ProductSorting, params: readonly string[] = []) {
    const from = (query: AnyQuery) =>
      query.from(ProductEntity, 'product').where(`product.deletedAt IS NULL AND ${condition}`);
    const ids = (query: AnyQuery) => idsInOrder(from(query), order);
    const readPage = this.pages.pagesOf({ params, ids, order });
    const count = this.pages.countOf({ params, from });
    return async (values: Values, page: PageRequest): Promise<Page<ProductRecord>> => {
      const items = await readPage(values, page, 1);
      return this.pages.withTotal(items, page, () => count(values));
    };
  }
}
