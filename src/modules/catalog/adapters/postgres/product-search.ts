import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import type { SqlValue } from '../../../../platform/database/bind-parameters.js';
import { countRows, toTotal } from '../../../../platform/database/counted-total.js';
import { column } from '../../../../platform/database/fields.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type {
  AdminProductFilter,
  FoundProducts,
  ProductOrder,
  ProductRecord,
} from '../../ports/catalog-queries.js';
import { type ConditionName, conditionsOf, parametersOf, whereAll } from './product-conditions.js';
import { PRODUCT_MATCHES } from './product-expressions.sql.js';
import { idsInOrder, LIST_ORDERS, type ListOrder } from './product-order.js';
import { ProductPages } from './product-pages.js';
import { ProductSearchTermsEntity } from './search.entity.js';
import { ProductEntity } from './product.entity.js';
import { fromFound, fromFoundProducts, MATCHES } from './search-matches.js';
import { crowdOf } from './search-plan.js';
import type { SearchQueries } from './search-queries.js';
import { SearchQueryParser } from './search-query-parser.js';
import { SearchRanking } from './search-ranking.js';
import { RANKED } from './search-ranking.sql.js';

interface SearchShape {
  readonly names: readonly ConditionName[];
  readonly order: ListOrder;
  /** Whether so many match that a scan of the order's index finds a page of them sooner than a sort. */
  readonly isCrowded: boolean;
}

/** Lists with a search term: whole terms and prefixes. Corrections of misspelled terms are offered, not searched for. */
@Injectable()
export class ProductSearch {
  private readonly pagesOf = memoized(({ names, order, isCrowded: isScan }: SearchShape) => {
    const from = (query: AnyQuery) =>
      isScan
        ? query.from(ProductEntity, 'product').where(whereAll(names)).andWhere(PRODUCT_MATCHES)
        : fromFoundProducts(query, names).andWhere(MATCHES);
    return this.pages.pagesOf({
      params: [...parametersOf(names), 'all'],
      order: LIST_ORDERS[order],
      ids: (query) => idsInOrder(from(query), LIST_ORDERS[order]),
      prepared: false,
    });
  });
  private readonly countOf = memoized((names: readonly ConditionName[]) =>
    this.pages.countOf({
      params: [...parametersOf(names), 'all'],
      from: (query) => fromFound(query, names).andWhere(MATCHES),
      upTo: RANKED,
    }),
  );
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
  ): Promise<FoundProducts> {
    const { queries, corrections } = await this.parser.read(searchTerm);
    const [found, didYouMean] = await Promise.all([
      queries
        ? this.find(queries, filter, order, page)
        : { ...page, items: [], total: 0, totalIsExact: true },
      this.matchingOnes(corrections),
    ]);
    return { ...found, didYouMean };
  }

  /** Returns a query for all products that match a search; undefined when there are none. */
  async matching(searchTerm: string): Promise<string | undefined> {
    const { queries } = await this.parser.read(searchTerm);
    if (!queries) return undefined;
    const ways = waysOf(queries);
    for (const all of ways.slice(0, -1)) if (await this.hasMatch(all)) return all;
    return ways.at(-1);
  }

  private async find(
    queries: SearchQueries,
    filter: Omit<AdminProductFilter, 'searchTerm'>,
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const find = (wanted: SearchQueries) =>
      order === 'best-match'
        ? this.ranking.read(wanted, filter, page)
        : this.inOrder(wanted, filter, order, page);
    const isFiltered = conditionsOf(filter).names.length > 0;
    let found = await find(queries);
    // No product has all terms: match some of them.
    for (const [nth, part] of queries.parts.entries()) {
      const { all } = queries.parts[nth - 1] ?? queries;
      const isNone = !isFiltered && found.total === 0 && found.totalIsExact;
      if (found.items.length > 0 || (!isNone && (await this.hasMatch(all)))) return found;
      found = await find(part);
    }
    return found;
  }

  /** Those of the searches that find products. */
  private async matchingOnes(searches: readonly string[]): Promise<string[]> {
    const hits = await Promise.all(
      searches.map(async (search) => {
        const { queries } = await this.parser.read(search);
        for (const all of queries ? waysOf(queries) : []) if (await this.hasMatch(all)) return true;
        return false;
      }),
    );
    return searches.filter((_, nth) => hits[nth]);
  }

  private async inOrder(
    { all, estimate }: SearchQueries,
    filter: AdminProductFilter,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { names, values } = conditionsOf(filter);
    const crowd = crowdOf(estimate, offsetOf(page) + page.limit);
    // That of one term alone is a count.
    const isExact = estimate.matches === estimate.atMost.matches && names.length === 0;
    const counted =
      isExact || estimate.atMost.matches < crowd
        ? undefined
        : await this.countUpTo(Math.max(crowd, RANKED), names, { ...values, all });
    const shape = { names, order, isCrowded: (counted ?? estimate.matches) >= crowd };
    const rows = await this.pagesOf(shape)({ ...values, all }, page, 1);
    return this.pages.withTotal(rows, page, async () =>
      counted === undefined ? this.countOf(names)({ ...values, all }) : toTotal(counted, RANKED),
    );
  }

  /**
   * Counts the matches, at most one more than `upTo`. Terms come together far more or less often than by chance, and a scan of an order
   * that finds too few reads the whole catalog.
   */
  private async countUpTo(
    upTo: number,
    names: readonly ConditionName[],
    values: Readonly<Record<string, SqlValue>>,
  ): Promise<number> {
    const matches = (query: AnyQuery) =>
      fromFound(query, names).andWhere(MATCHES).setParameters(values);
    return (await this.statements.selectExactlyOne(countRows(matches, upTo))).rows;
  }

  private async hasMatch(all: string): Promise<boolean> {
    return (await this.anyMatch.one({ all })) !== undefined;
  }
}

/** What a search reads in turn, until one of them matches. */
const waysOf = (queries: SearchQueries) => [queries, ...queries.parts].map(({ all }) => all);
