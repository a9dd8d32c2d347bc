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
import { toProductPage, ProductPages } from './product-pages.js';
import { fromFound } from './search-matches.js';
import { isWhole, stepsOf, type Tier } from './search-plan.js';
import type { SearchQueries } from './search-queries.js';
import { RANKED, rankedOfFilter, rankedOfTier } from './search-ranking.sql.js';

/** How many best matches of a search are cached: ten pages of eight, and whether there are more. */
const KEPT_BEST = 81;
const ROOM = { entries: 1_000 };
const KEEP_MS = 30_000;

/** Matches of a search, best first. */
interface Ranked {
  readonly ids: readonly string[];
  /** How many match; not all of them where `isLast` is false, or from above `RANKED` on. */
  readonly matches: number;
  readonly isLast: boolean;
}

const RANKING = {
  ids: computed('ranking.ids', listOf(asText)),
  matches: computed('ranking.matches', asNumber),
};

/** The parameters of each band, and of the ranking. */
const BANDS = [
  'typedInName',
  'wholeInName',
  'wholeInTitle',
  'whole',
  'begunInName',
  'begunInTitle',
] as const;
const RAREST = ['rarest0', 'rarest1', 'rarest2', 'rarest3'] as const;
const RANGE = ['names', 'match', 'limit', 'offset'] as const;

/** From `start` on at most `most` matches, and at least those up to `wanted`, if there are so many. */
interface Range {
  readonly start: number;
  readonly wanted: number;
  readonly most: number;
}

interface TierShape {
  readonly tier: Tier;
  readonly isPart: boolean;
  readonly terms: number;
}

interface FilterShape {
  readonly names: readonly ConditionName[];
  readonly isPart: boolean;
  readonly isBeyond: boolean;
}

/**
 * Pages of a search, best matches first. Ranking takes most of a search's time, so the order is
 * cached until the catalog changes; the products themselves are read on each request.
 */
@Injectable()
export class SearchRanking {
  private readonly cache: CatalogResponseCache<Ranked>;
  private readonly ofTier = memoized(({ tier, isPart, terms }: TierShape) =>
    this.statements.prepare({
      select: RANKING,
      params: [...RANGE, ...(isPart ? [] : BANDS), ...RAREST.slice(0, terms)],
      build: (query) => query.from(`(${rankedOfTier(tier, isPart, terms)})`, 'ranking'),
    }),
  );
  private readonly ofFilter = memoized(({ names, isPart, isBeyond }: FilterShape) =>
    this.statements.prepare({
      select: RANKING,
      params: [...parametersOf(names), ...RANGE, ...(isPart ? ['whole'] : BANDS)],
      build: (query) => {
        const found = fromFound(query.createQueryBuilder(), names)
          .select('found.productId', 'id')
          .addSelect('found.words', 'words')
          .addSelect('found.tier', 'tier');
        return query.from(`(${rankedOfFilter(found.getQuery(), isPart, isBeyond)})`, 'ranking');
      },
      prepared: false,
    }),
  );

  constructor(
    private readonly statements: Statements,
    private readonly pages: ProductPages,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, ROOM);
  }

  async read(
    queries: SearchQueries,
    filter: AdminProductFilter,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const start = offsetOf(page);
    const wanted = start + page.limit + 1;
    const { ids, matches, isLast } =
      wanted <= KEPT_BEST
        ? await this.kept(queries, filter, start, wanted)
        : await this.rank(queries, filter, { start, wanted, most: page.limit + 1 });
    const items = await this.pages.readEach(ids.slice(0, page.limit));
    return toProductPage(items, page, ids.length, {
      total: Math.min(matches, RANKED),
      totalIsExact: isLast && matches <= RANKED,
    });
  }

  private async kept(
    queries: SearchQueries,
    filter: AdminProductFilter,
    start: number,
    wanted: number,
  ): Promise<Ranked> {
    const rankedFor = (least: number, kind: 'first' | 'more') =>
      this.cache.get(
        JSON.stringify([kind, queries.all, queries.names, filter]),
        () => this.rank(queries, filter, { start: 0, wanted: least, most: KEPT_BEST }),
        // Not cached, because what counts as new depends on the time.
        () => !filter.createdSince,
      );
    const first = await rankedFor(wanted, 'first');
    const isEnough = first.isLast || first.ids.length >= wanted;
    const { ids, ...rest } = isEnough ? first : await rankedFor(KEPT_BEST, 'more');
    return { ids: ids.slice(start, wanted), ...rest };
  }

  private async rank(
    queries: SearchQueries,
    filter: AdminProductFilter,
    { start, wanted, most }: Range,
  ): Promise<Ranked> {
    const range = { ...textsOf(queries), limit: most, offset: start };
    const { names, values } = conditionsOf(filter);
    if (names.length > 0) {
      const shape = { names, isPart: queries.isPart, isBeyond: start + most > RANKED };
      const asked = { ...values, ...range, match: queries.all };
      const row = await this.ofFilter(shape).exactlyOne(asked);
      return { ...row, isLast: row.matches < RANKED };
    }
    for (const step of stepsOf(queries.estimate, wanted)) {
      const { isPart } = queries;
      const rarest = queries.rarest[isWhole(step.match) ? 'whole' : 'begun'];
      const ofTier = this.ofTier({ tier: step.tier, isPart, terms: rarest.length });
      const [rarest0 = '', rarest1 = '', rarest2 = '', rarest3 = ''] = rarest;
      const terms = { rarest0, rarest1, rarest2, rarest3 };
      const row = await ofTier.exactlyOne({ ...range, ...terms, match: queries[step.match] });
      // Behind the matches of a step others may come that rank higher than those that it lacks.
      const isEnough = start + row.ids.length >= wanted;
      if (step.isLast || isEnough) return { ...row, isLast: step.isLast };
    }
    throw new Error('The last step of a search reads all matches.');
  }
}

/** The parameters of the bands. */
const textsOf = ({
  names,
  typedInName,
  wholeInName,
  wholeInTitle,
  whole,
  begunInName,
  begunInTitle,
}: SearchQueries) => ({
  names,
  typedInName,
  wholeInName,
  wholeInTitle,
  whole,
  begunInName,
  begunInTitle,
});
