import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { column } from '../../../../platform/database/fields.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import type {
  AdminProductFilter,
  ProductOrder,
  ProductRecord,
} from '../../ports/catalog-queries.js';
import { type ConditionName, conditionsOf, parametersOf, whereAll } from './product-conditions.js';
import { PRODUCT_MATCHES } from './product-expressions.sql.js';
import { idsInOrder, LIST_ORDERS, type ListOrder } from './product-order.js';
import { ProductPages } from './product-pages.js';
import { ProductSearchTermsEntity } from './product-search-terms.entity.js';
import { ProductEntity } from './product.entity.js';
import { fromFoundProducts, MATCHES } from './search-matches.js';
import { type SearchQueries, SearchQueryParser } from './search-query-parser.js';
import { SearchRanking } from './search-ranking.js';

interface SearchShape {
  readonly names: readonly ConditionName[];
  readonly order: ListOrder;
  /** Whether more products match than are counted. */
  readonly isCrowded: boolean;
}

/** Lists with a search term: whole terms, prefixes and misspelled terms. */
@Injectable()
export class ProductSearch {
  private readonly pagesOf = memoized(({ names, order, isCrowded }: SearchShape) => {
    // Few matches are sorted. With many, a scan of the order's index finds a page of them quickly.
    const from = (query: Query) =>
      isCrowded
        ? query.from(ProductEntity, 'product').where(whereAll(names)).andWhere(PRODUCT_MATCHES)
        : fromFoundProducts(query, names).andWhere(MATCHES);
    return this.pages.pagesOf({
      params: [...parametersOf(names), 'all'],
      order: LIST_ORDERS[order],
      ids: (query) => idsInOrder(from(query), LIST_ORDERS[order]),
      prepared: false,
    });
  });
  private readonly anyMatch = this.statements.prepare({
    select: { id: column(ProductSearchTermsEntity, 'found', 'productId') },
    params: ['all'],
    build: (query) => query.from(ProductSearchTermsEntity, 'found').where(MATCHES).limit(1),
    prepared: false,
  });

  constructor(
    private readonly statements: Statements,
    private readonly parser: SearchQueryParser,
    private readonly ranking: SearchRanking,
    private readonly pages: ProductPages,
  ) {}

  async read(
    { searchTerm, ...filter }: AdminProductFilter & { readonly searchTerm: string },
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const queries = await this.parser.read(searchTerm);
    if (!queries) return { ...page, items: [], total: 0, totalIsExact: true };
    const find = (wanted: SearchQueries) =>
      order === 'best-match'
        ? this.ranking.read(wanted, filter, page)
        : this.inOrder(wanted, filter, order, page);
    const found = await find(queries);
    const hasBoth = queries.any !== queries.all;
    if (found.items.length > 0 || !hasBoth || (await this.hasMatch(queries.all))) return found;
    // No product has all terms: match some of them.
    return find({ ...queries, all: queries.any });
  }

  /** Returns a query for all products that match a search; undefined when there are none. */
  async matching(searchTerm: string): Promise<string | undefined> {
    const queries = await this.parser.read(searchTerm);
    if (!queries) return undefined;
    return (await this.hasMatch(queries.all)) ? queries.all : queries.any;
  }

  private async inOrder(
    { all }: SearchQueries,
    filter: AdminProductFilter,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { names, values } = conditionsOf(filter);
    const total = await this.ranking.count(all, filter);
    const readPage = this.pagesOf({ names, order, isCrowded: !total.totalIsExact });
    return { ...page, items: await readPage({ ...values, all }, page), ...total };
  }

  private async hasMatch(all: string): Promise<boolean> {
    return (await this.anyMatch.one({ all })) !== undefined;
  }
}
