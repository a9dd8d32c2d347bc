import { Injectable } from '@nestjs/common';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import { asNumber, asText, listOf, nullable, oneOf } from '../../../../platform/database/decode.js';
import { column, value } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { isSurelyMeant } from '../../domain/spelling.js';
import type { Tier } from './search-plan.js';
import { isKnown, type ParsedSearch, type TermRow, toParsedSearch } from './search-queries.js';
import { SearchTermEntity } from './search.entity.js';
import { LOOKALIKES, SEARCH_TERM_FACTS } from './search-query-parser.sql.js';

/** Terms beyond this number are ignored. */
const MOST_WORDS = 8;

const KEEP_MS = 30_000;
const ROOM = { entries: 1_000 };

const FACTS = {
  nth: value(asNumber),
  kind: value(oneOf(['typed', 'singular', 'plural', 'pair'] as const)),
  word: value(asText),
  terms: value(asNumber),
  longer: value(nullable(listOf(asText))),
  alike: value(nullable(listOf(asText))),
  products: value(asNumber),
  named: value(asNumber),
  whole: value(asNumber),
  wholeAnywhere: value(asNumber),
  size: value(asNumber),
  wholeTier: value((raw): Tier => (raw === 1 || raw === 2 ? raw : 3)),
};

/** Splits a search into terms, and knows what may have been meant by those that are not in the catalog. */
@Injectable()
export class SearchQueryParser {
  /** Lookalikes by misspelled term, because finding similar terms is the slowest part. */
  private readonly cache: CatalogResponseCache<string[]>;
  private readonly factsOf = this.statements.sql(SEARCH_TERM_FACTS, FACTS);
  private readonly nearest = this.statements.prepare({
    select: { word: column(SearchTermEntity, 'term', 'word') },
    params: ['word'],
    build: (query) =>
      query.from(SearchTermEntity, 'term').orderBy('term.word <-> :word').limit(LOOKALIKES),
  });

  constructor(
    private readonly statements: Statements,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, ROOM);
  }

  async read(searchTerm: string): Promise<ParsedSearch> {
    const rows = await this.factsOf.read([searchTerm, MOST_WORDS]);
    const unknown = rows.filter((row) => row.kind === 'typed' && !isKnown(row, rows));
    const alike = await Promise.all(
      unknown.map(async (row) => [row.word, await this.lookalikes(row)] as const),
    );
    return toParsedSearch(rows, new Map(alike));
  }

  /** Terms that share few trigrams with a misspelled one are looked for where no other is near. */
  private async lookalikes({ word, alike }: TermRow): Promise<readonly string[]> {
    const similar = alike ?? [];
    if (isSurelyMeant(word, similar)) return similar;
    return this.cache.get(word, async () =>
      (await this.nearest.many({ word })).map((term) => term.word),
    );
  }
}
