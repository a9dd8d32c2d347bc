import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import { asNumber, asText, listOf } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { AdminProductFilter, ProductRecord } from '../../ports/catalog-queries.js';
import { type ConditionName, conditionsOf, parametersOf } from './product-conditions.js';
import { ProductPages, type Total } from './product-pages.js';
import { fromFound, MATCHES } from './search-matches.js';
import type { SearchQueries } from './search-query-parser.js';
import { RANKED, rankedIds } from './search-ranking.sql.js';

/** How many best matches of a search are cached: ten pages of eight. */
const KEPT_BEST = 80;
const KEPT_SEARCHES = 1_000;
const KEEP_MS = 30_000;

/** Matches of a search, best first, and the total. */
interface Ranked extends Total {
  readonly ids: readonly string[];
}

interface RankingShape {
  readonly names: readonly ConditionName[];
  readonly isBeyond: boolean;
}

/**
 * Pages of a search, best matches first. Ranking takes nearly all of a search's time, so the order
 * is cached until the catalog changes; the products themselves are read on each request.
 */
@Injectable()
export class SearchRanking {
  private readonly cache: CatalogResponseCache<Ranked>;
  private readonly rankingOf = memoized(({ names, isBeyond }: RankingShape) =>
    this.statements.prepare({
      select: {
        ids: computed('ranking.ids', listOf(asText)),
        candidates: computed('ranking.candidates', asNumber),
      },
      params: [...parametersOf(names), 'all', 'exact', 'named', 'length', 'limit', 'offset'],
      build: (query) => {
        const found = fromFound(query.createQueryBuilder(), names)
          .select('found.productId', 'id')
          .addSelect('found.name', 'name')
          .addSelect('found.words', 'words');
        return query.from(`(${rankedIds(found.getQuery(), isBeyond)})`, 'ranking');
      },
      prepared: false,
    }),
  );
  private readonly countOf = memoized((names: readonly ConditionName[]) =>
    this.pages.countOf({
      params: [...parametersOf(names), 'all'],
      from: (query) => fromFound(query, names).andWhere(MATCHES),
    }),
  );

  constructor(
    private readonly statements: Statements,
    private readonly pages: ProductPages,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, KEPT_SEARCHES);
  }

  async read(
    queries: SearchQueries,
    filter: AdminProductFilter,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { ids, ...total } = await this.ranked(queries, filter, page);
    return { ...page, items: await this.pages.readEach(ids), ...total };
  }

  /** Counts the products that match the query. */
  count(all: string, filter: AdminProductFilter): Promise<Total> {
    const { names, values } = conditionsOf(filter);
    return this.countOf(names)({ ...values, all });
  }

  private async ranked(
    queries: SearchQueries,
    filter: AdminProductFilter,
    page: PageRequest,
  ): Promise<Ranked> {
    const start = offsetOf(page);
    const end = start + page.limit;
    if (end > KEPT_BEST) return this.rank(queries, filter, start, page.limit);
    const { ids, ...total } = await this.cache.get(
      JSON.stringify([queries, filter]),
      () => this.rank(queries, filter, 0, KEPT_BEST),
      // Not cached, because what counts as new depends on the time.
      () => !filter.createdSince,
    );
    return { ids: ids.slice(start, end), ...total };
  }

  private async rank(
    queries: SearchQueries,
    filter: AdminProductFilter,
    start: number,
    most: number,
  ): Promise<Ranked> {
    const { all, exact, named, length } = queries;
    const { names, values } = conditionsOf(filter);
    const ranking = this.rankingOf({ names, isBeyond: start + most > RANKED });
    const limits = { limit: most, offset: start };
    const row = await ranking.one({ ...values, all, exact, named, length, ...limits });
    const { ids, candidates } = row!;
    return candidates < RANKED
      ? { ids, total: candidates, totalIsExact: true }
      : { ids, ...(await this.count(all, filter)) };
  }
}
