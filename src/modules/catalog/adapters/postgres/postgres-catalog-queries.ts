import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import {
  CatalogQueries,
  type CategoryFilter,
  type CategoryRecord,
  type ProductFilter,
  type ProductOrder,
  type ProductRecord,
} from '../../ports/catalog-queries.js';
import { CategoryList } from './category-list.js';
import { PRODUCT_COLUMNS, type ProductRow, toRecord } from './product-columns.js';
import { ProductList } from './product-list.js';
import { ProductPages } from './product-pages.js';
import { ProductSearch } from './product-search.js';
import { ProductExportReader } from './product-export-reader.js';

/** The catalog's reads by SQL. */
@Injectable()
export class PostgresCatalogQueries extends CatalogQueries {
  constructor(
    private readonly database: Database,
    private readonly pages: ProductPages,
    private readonly list: ProductList,
    private readonly search: ProductSearch,
    private readonly exportReader: ProductExportReader,
    private readonly categoryList: CategoryList,
    private readonly media: MediaUrls,
  ) {
    super();
  }

  products(
    filter: ProductFilter,
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { searchTerm, ...narrowed } = withKnownIds(filter);
    if (searchTerm !== undefined) {
      return this.search.read({ ...narrowed, searchTerm }, order, page);
    }
    return this.list.read(narrowed, order === 'best-match' ? 'price-desc' : order, page);
  }

  allProducts(filter: ProductFilter): AsyncIterable<readonly ProductRecord[]> {
    return this.exportReader.batches(withKnownIds(filter));
  }

  featured(page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelf('featured', ['created_at DESC', 'id DESC'], page);
  }

  bestSelling(page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelf('units_sold > 0', ['units_sold DESC', 'id DESC'], page);
  }

  lowStock(threshold: number, page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelf('quantity <= $3', ['quantity', 'id'], page, [threshold]);
  }

  /** A list with a condition and an index of its own. */
  private async shelf(
    condition: string,
    order: readonly string[],
    page: PageRequest,
    values: unknown[] = [],
  ): Promise<Page<ProductRecord>> {
    const where = `product WHERE deleted_at IS NULL AND ${condition}`;
    const items = await this.pages.read({
      ids: `SELECT id, created_at, units_sold, quantity FROM ${where}
             ORDER BY ${order.join(', ')} LIMIT $1 OFFSET $2`,
      order: order.map((column) => `page.${column}`).join(', '),
      values: [page.limit, offsetOf(page), ...values],
      samePlan: true,
    });
    return this.pages.withTotal(items, page, { from: where.replace('$3', '$1'), values });
  }

  /** Products from the counters of their categories, pieces from the index of stocks alone. */
  async totals(): Promise<{ products: number; stockUnits: number }> {
    const [totals] = await this.database.readPrepared<{ products: number; stockUnits: number }>(
      `SELECT (SELECT coalesce(sum(product_count), 0)::int FROM category
                WHERE deleted_at IS NULL) AS products,
              (SELECT coalesce(sum(quantity), 0)::float8 FROM product
                WHERE deleted_at IS NULL) AS "stockUnits"`,
    );
    return totals!;
  }

  async product(id: string): Promise<ProductRecord | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await this.database.readPrepared<ProductRow>(
      `SELECT ${PRODUCT_COLUMNS} FROM product JOIN category ON category.id = product.category_id
        WHERE product.id = $1 AND product.deleted_at IS NULL`,
      [id],
    );
    return row && toRecord(row, this.media);
  }

  async stock(ids: readonly string[], userId?: string): Promise<Record<string, number>> {
    const rows = await this.database.readPrepared<{ id: string; quantity: number }>(
      `SELECT id, quantity + coalesce((
                SELECT sum(quantity) FROM stock_hold
                 WHERE user_id = $2 AND product_id = product.id), 0)::integer AS quantity
         FROM product WHERE id = ANY($1) AND deleted_at IS NULL`,
      [ids.filter(isId), userId ?? null],
    );
    const found = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    return Object.fromEntries(ids.map((id) => [id, found.get(id.toLowerCase()) ?? 0]));
  }

  categories(filter: CategoryFilter, page?: PageRequest): Promise<Page<CategoryRecord>> {
    return this.categoryList.read(filter, page);
  }

  category(id: string): Promise<CategoryRecord | undefined> {
    return this.categoryList.find(id);
  }
}

/** Each category once; what is no id belongs to none. */
function withKnownIds(filter: ProductFilter): ProductFilter {
  const { categoryIds } = filter;
  const known = categoryIds?.map((id) => id.toLowerCase()).filter(isId);
  return known ? { ...filter, categoryIds: [...new Set(known)] } : filter;
}
