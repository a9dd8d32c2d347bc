import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import type { ProductFilter, ProductOrder, ProductRecord } from '../../ports/catalog-queries.js';
import { ProductPages } from './product-pages.js';
import { ProductSelection } from './product-selection.js';

export type ListOrder = Exclude<ProductOrder, 'best-match'>;

/** Orders that walk an index, either way; the id breaks ties. */
export const LIST_ORDERS: Record<ListOrder, string> = {
  'price-asc': 'product.final_price_cents, product.id',
  'price-desc': 'product.final_price_cents DESC, product.id DESC',
  newest: 'product.created_at DESC, product.id DESC',
};

/** Lists without a search term. */
@Injectable()
export class ProductList {
  constructor(
    private readonly database: Database,
    private readonly pages: ProductPages,
  ) {}

  async read(
    filter: ProductFilter,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const selection = new ProductSelection(filter);
    const counted = { from: `product WHERE ${selection.whereAll}`, values: [...selection.values] };
    const items = await this.pages.read({
      ids: idsOf(selection, LIST_ORDERS[order], page),
      order: LIST_ORDERS[order],
      values: selection.values,
      // How many products are new decides which index is best, when they are ordered by price.
      samePlan: !filter.createdSince || order === 'newest',
    });
    const { minCents, maxCents, onSale, createdSince, categoryIds } = filter;
    const byCounters = [minCents, maxCents, onSale || undefined, createdSince].every(
      (condition) => condition === undefined,
    );
    return this.pages.withTotal(
      items,
      page,
      byCounters ? { exactly: () => this.countOf(categoryIds) } : counted,
    );
  }

  private async countOf(categoryIds: readonly string[] | undefined): Promise<number> {
    const [row] = await this.database.readPrepared<{ total: number }>(
      `SELECT coalesce(sum(product_count), 0)::integer AS total FROM category
        WHERE deleted_at IS NULL AND ($1::uuid[] IS NULL OR id = ANY($1))`,
      [categoryIds ?? null],
    );
    return row!.total;
  }
}

/** Several categories are walked each by its own index and merged, however rare they are. */
function idsOf(selection: ProductSelection, order: string, page: PageRequest): string {
  const { where, categories } = selection;
  const limit = `LIMIT ${selection.place(page.limit, '::integer')}`;
  const offset = selection.place(offsetOf(page), '::integer');
  const columns = 'product.id, product.final_price_cents, product.created_at';
  if (!categories) {
    return `SELECT ${columns} FROM product WHERE ${where} ORDER BY ${order} ${limit} OFFSET ${offset}`;
  }
  return `SELECT ${columns} FROM unnest(${categories}) wanted (id) CROSS JOIN LATERAL (
      SELECT ${columns} FROM product WHERE product.category_id = wanted.id AND ${where}
       ORDER BY ${order} ${limit} + ${offset}) product
    ORDER BY ${order} ${limit} OFFSET ${offset}`;
}
