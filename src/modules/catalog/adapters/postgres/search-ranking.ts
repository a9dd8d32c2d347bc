import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import { Database } from '../../../../platform/database/database.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { ProductFilter, ProductRecord } from '../../ports/catalog-queries.js';
import { ProductPages } from './product-pages.js';
import type { SearchQueries } from './search-query-parser.js';
import { SearchSelection } from './search-selection.js';

/** Ranking more than this takes too long; what lies beyond follows in the order of ids. */
const RANKED = 1_000;

/** The match of a name, a category and a description; what is D has no place here. */
const WEIGHTS = `'{0, 0.1, 0.4, 1}'`;

/** So many of the best of a search are kept: ten pages of eight. */
const KEPT_BEST = 80;
const KEPT_SEARCHES = 1_000;
const KEEP_MS = 30_000;

/** Some of a search's products, the best first, and how many there are in all. */
interface Ranked {
  readonly ids: readonly string[];
  readonly total: number;
  readonly totalIsExact: boolean;
}

/**
 * Pages of a search by how well its products match. Comparing them is nearly all of a search's time,
 * so their order is kept until the catalog changes; what is shown of them is read each time.
 */
@Injectable()
export class SearchRanking {
  private readonly cache: CatalogResponseCache<Ranked>;

  constructor(
    private readonly database: Database,
    private readonly pages: ProductPages,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, KEPT_SEARCHES);
  }

  async read(
    queries: SearchQueries,
    filter: ProductFilter,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const { ids, ...total } = await this.ranked(queries, filter, page);
    return { ...page, items: await this.pages.readEach(ids), ...total };
  }

  private async ranked(
    queries: SearchQueries,
    filter: ProductFilter,
    page: PageRequest,
  ): Promise<Ranked> {
    const start = offsetOf(page);
    const end = start + page.limit;
    if (end > KEPT_BEST) return this.rank(queries, filter, start, page.limit);
    const { ids, ...total } = await this.cache.get(
      JSON.stringify([queries, filter]),
      () => this.rank(queries, filter, 0, KEPT_BEST),
      // What is new is another question at each moment.
      () => !filter.createdSince,
    );
    return { ids: ids.slice(start, end), ...total };
  }

  private async rank(
    queries: SearchQueries,
    filter: ProductFilter,
    start: number,
    most: number,
  ): Promise<Ranked> {
    const selection = new SearchSelection(filter, queries.all);
    const { counted } = selection;
    const [row] = await this.database.read<{ ids: string[]; candidates: number }>(
      rankedIds(queries, selection, start, most),
      selection.values,
    );
    const { ids, candidates } = row!;
    return candidates < RANKED
      ? { ids, total: candidates, totalIsExact: true }
      : { ids, ...(await this.pages.counted(counted)) };
  }
}

/**
 * Whole words before beginnings of words; then by where they stand, and how little else is in the
 * name. Comparing a thousand names by their trigrams took four times as long as all the rest.
 */
function rankedIds(
  queries: SearchQueries,
  selection: SearchSelection,
  start: number,
  most: number,
): string {
  const { from, query } = selection;
  const exact = selection.place(queries.exact, '::text::tsquery');
  const named = selection.place(queries.named, '::text::tsquery');
  const length = selection.place(queries.length, '::real');
  const limits = `LIMIT ${selection.place(most, '::integer')} OFFSET ${selection.place(start, '::integer')}`;
  const candidates = `SELECT product_id AS id, product_words.name, words FROM ${from}`;
  const beyond = `UNION ALL
    SELECT product_id, -1 FROM ${from} AND words @@ ${query}
       AND product_id NOT IN (SELECT id FROM candidate)`;
  return `WITH candidate AS MATERIALIZED (
      (${candidates} AND words @@ ${exact} LIMIT ${RANKED}) UNION ALL
      (${candidates} AND words @@ ${query} AND NOT words @@ ${exact} LIMIT ${RANKED})
      LIMIT ${RANKED}),
    ranked AS (
      SELECT id, (2 * ts_rank(${WEIGHTS}, words, ${exact}) + ts_rank(${WEIGHTS}, words, ${query})
                  + CASE WHEN words @@ ${named} THEN ${length} / greatest(length(name), ${length})
                         ELSE 0 END) AS rank
        FROM candidate
      ${start + most > RANKED ? beyond : ''}
      ORDER BY rank DESC, id ${limits})
    SELECT ARRAY(SELECT id FROM ranked ORDER BY rank DESC, id) AS ids,
           (SELECT count(*)::integer FROM candidate) AS candidates`;
}
