import { Injectable } from '@nestjs/common';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import {
  asNumber,
  asText,
  listOf,
  nullable,
  objectOf,
  oneOf,
} from '../../../../platform/database/decode.js';
import { column, columns, value } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { isSurelyMeant } from '../../domain/spelling.js';
import type { Tier } from './search-plan.js';
import {
  isKnown,
  type Lookalike,
  type SearchQueries,
  type TermRow,
  toQueries,
} from './search-queries.js';
import { SearchTermEntity } from './search-term.entity.js';
import { LOOKALIKES, SEARCH_TERM_FACTS } from './search-query-parser.sql.js';

/** Terms beyond this number are ignored. */
const MOST_WORDS = 8;

const KEEP_MS = 30_000;
const KEPT_WORDS = 1_000;

const asLookalike = objectOf<Lookalike>({
  word: asText,
  products: nullable(asNumber),
  named: nullable(asNumber),
});

const FACTS = {
  nth: value(asNumber),
  kind: value(oneOf(['typed', 'singular', 'pair'] as const)),
  word: value(asText),
  terms: value(asNumber),
  longer: value(nullable(listOf(asText))),
  alike: value(nullable(listOf(asLookalike))),
  products: value(asNumber),
  named: value(asNumber),
  whole: value(asNumber),
  size: value(asNumber),
  wholeTier: value((raw): Tier => (raw === 1 || raw === 2 ? raw : 3)),
};

const LOOKALIKE = {
  word: column(SearchTermEntity, 'term', 'word'),
  ...columns(SearchTermEntity, 'term', ['products', 'named']),
};

/** Splits a search into terms and corrects those that are not in the catalog. */
@Injectable()
export class SearchQueryParser {
  /** Lookalikes by misspelled term, because finding similar terms is the slowest part. */
  private readonly cache: CatalogResponseCache<Lookalike[]>;
  private readonly factsOf = this.statements.sql(SEARCH_TERM_FACTS, FACTS);
  private readonly nearest = this.statements.prepare({
    select: LOOKALIKE,
    params: ['word'],
    build: (query) =>
      query.from(SearchTermEntity, 'term').orderBy('term.word <-> :word').limit(LOOKALIKES),
  });

  constructor(
    private readonly statements: Statements,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, KEPT_WORDS);
  }

  /** Undefined when none of its terms is in the catalog. */
  async read(searchTerm: string): Promise<SearchQueries | undefined> {
    const rows = await this.factsOf.read([searchTerm, MOST_WORDS]);
    const unknown = rows.filter((row) => row.kind === 'typed' && !isKnown(row, rows));
    const alike = await Promise.all(
      unknown.map(async (row) => [row.word, await this.lookalikes(row)] as const),
    );
    return toQueries(rows, new Map(alike));
  }

  /** Terms that share few trigrams with a misspelled one are looked for where no other is near. */
  private async lookalikes({ word, alike }: TermRow): Promise<readonly Lookalike[]> {
    const similar = alike ?? [];
    const isMeant = isSurelyMeant(
      word,
      similar.map((term) => term.word),
    );
    return isMeant ? similar : this.cache.get(word, () => this.nearest.many({ word }));
  }
}
