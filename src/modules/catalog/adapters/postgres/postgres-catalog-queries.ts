import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { column, computed } from '../../../../platform/database/fields.js';
import { anyOf } from '../../../../platform/database/bind-parameters.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type AdminProductFilter,
  CatalogQueries,
  type CategoryFilter,
  type CategoryRecord,
  type FoundProducts,
  type ProductOrder,
  type ProductRecord,
  type SitemapProduct,
} from '../../ports/catalog-queries.js';
import { CategoryList } from './category-list.js';
import { CategoryEntity } from './category.entity.js';
import { ProductExportReader } from './product-export-reader.js';
import { BUYABLE, STOCK_UNITS } from './product-expressions.sql.js';
import { ProductList } from './product-list.js';
import { ProductPages } from './product-pages.js';
import { PRODUCT_RECORD, ProductEntity } from './product.entity.js';
import { ProductSearch } from './product-search.js';
import { FixedProductLists } from './fixed-product-lists.js';
import { ProductSitemapSource } from './product-sitemap-source.js';

@Injectable()
export class PostgresCatalogQueries extends CatalogQueries {
  private readonly byId = this.statements.prepare({
    select: PRODUCT_RECORD,
    params: ['id'],
    build: (query) =>
      query
        .from(ProductEntity, 'product')
        .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId')
        .where('product.id = :id AND product.deletedAt IS NULL'),
  });
  private readonly stocks = this.statements.prepare({
    select: {
      id: column(ProductEntity, 'product', 'id'),
      quantity: computed(BUYABLE, asNumber),
    },
    params: ['ids', 'userId'],
    build: (query) =>
      query
        .from(ProductEntity, 'product')
        .where(`product.id = ${anyOf('ids')} AND product.deletedAt IS NULL`),
  });
  private readonly counters = this.statements.prepare({
    select: {
      products: computed('coalesce(sum(category.productCount), 0)::integer', asNumber),
      stockUnits: computed(STOCK_UNITS, asNumber),
    },
    build: (query) => query.from(CategoryEntity, 'category').where('category.deletedAt IS NULL'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly list: ProductList,
    private readonly shelves: FixedProductLists,
    private readonly search: ProductSearch,
    private readonly exportReader: ProductExportReader,
    private readonly categoryList: CategoryList,
    private readonly sitemap: ProductSitemapSource,
    private readonly pages: ProductPages,
  ) {
    super();
  }

  products(
    filter: AdminProductFilter,
    order: ProductOrder,
    page: PageRequest,
  ): Promise<FoundProducts> {
    const { searchTerm, ...narrowed } = withKnownIds(filter);
    if (searchTerm !== undefined) {
      return this.search.read({ ...narrowed, searchTerm }, order, page);
    }
    return this.list.read(narrowed, order === 'best-match' ? 'price-desc' : order, page);
  }

  allProducts(filter: AdminProductFilter): AsyncIterable<readonly ProductRecord[]> {
    return this.exportReader.batches(withKnownIds(filter));
  }

  featured(page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelves.featured({}, page);
  }

  bestSelling(page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelves.bestSelling({}, page);
  }

  lowStock(threshold: number, page: PageRequest): Promise<Page<ProductRecord>> {
    return this.shelves.lowStock({ threshold }, page);
  }

  /** Products from the counters of their categories, units from the stock index alone. */
  totals(): Promise<{ products: number; stockUnits: number }> {
    return this.counters.exactlyOne({});
  }

  async product(id: string): Promise<ProductRecord | undefined> {
    const row = isId(id) ? await this.byId.one({ id }) : undefined;
    const [record] = row ? await this.pages.toRecords([row]) : [];
    return record;
  }

  async stock(ids: readonly string[], userId?: string): Promise<Record<string, number>> {
    const rows = await this.stocks.many({ ids: ids.filter(isId), userId: userId ?? null });
    const found = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    return Object.fromEntries(ids.map((id) => [id, found.get(id.toLowerCase()) ?? 0]));
  }

  categories(filter: CategoryFilter, page?: PageRequest): Promise<Page<CategoryRecord>> {
    return this.categoryList.read(filter, page);
  }

  category(id: string): Promise<CategoryRecord | undefined> {
    return this.categoryList.find(id);
  }

  sitemapParts(size: number): Promise<readonly (string | undefined)[]> {
    return this.sitemap.parts(size);
  }

  sitemapPart(after: string | undefined, size: number): AsyncIterable<readonly SitemapProduct[]> {
    return this.sitemap.part(after, size);
  }
}

/** Removes duplicate and malformed category ids. */
function withKnownIds(filter: AdminProductFilter): AdminProductFilter {
  const { categoryIds } = filter;
  const known = categoryIds?.map((id) => id.toLowerCase()).filter(isId);
  return known ? { ...filter, categoryIds: [...new Set(known)] } : filter;
}
