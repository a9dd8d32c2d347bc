import { Injectable } from '@nestjs/common';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import { asBoolean, asText, nullable } from '../../../../platform/database/decode.js';
import { column, value } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { type SearchTerm, searchTerms } from '../../domain/search-terms.js';
import { SearchTermEntity } from './search-term.entity.js';
import { SEARCH_TERM_FACTS } from './search-query-parser.sql.js';

/** Terms beyond this number are ignored. */
const MOST_WORDS = 8;

/** How many terms of the catalog an unknown one is compared with. */
const LOOKALIKES = 24;

const KEEP_MS = 30_000;
const KEPT_WORDS = 1_000;

/** A search as text search queries of Postgres. */
export interface SearchQueries {
  /** Every term, as a whole or as a prefix. */
  readonly all: string;
  /** Every term as a whole. */
  readonly exact: string;
  /** At least one term, as a whole or as a prefix. */
  readonly any: string;
  /** Every term in the name, as a whole or as a prefix. */
  readonly named: string;
  /** Length of a name that consists of the corrected terms only, in characters. */
  readonly length: number;
}

/** Splits a search into terms and corrects those that are not in the catalog. */
@Injectable()
export class SearchQueryParser {
  /** Corrections by misspelled term, because finding similar terms is the slowest part. */
  private readonly cache: CatalogResponseCache<string[]>;
  private readonly factsOf = this.statements.sql(SEARCH_TERM_FACTS, {
    word: value(asText),
    singular: value(asText),
    known: value(asBoolean),
    joined: value(nullable(asText)),
  });
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
    this.cache = new CatalogResponseCache(invalidation, KEEP_MS, KEPT_WORDS);
  }

  /** Undefined when none of its terms is in the catalog. */
  async read(searchTerm: string): Promise<SearchQueries | undefined> {
    const words = await this.factsOf.read([searchTerm, MOST_WORDS]);
    const facts = await Promise.all(
      words.map(async (word) => ({
        ...word,
        lookalikes: word.known ? [] : await this.lookalikes(word.word),
      })),
    );
    const terms = searchTerms(facts);
    if (terms.length === 0) return undefined;
    const begun = terms.map((term) => queryOf(term, ':*'));
    return {
      all: begun.join(' & '),
      exact: terms.map((term) => queryOf(term, '')).join(' & '),
      any: begun.join(' | '),
      named: terms.map((term) => queryOf(term, ':*A')).join(' & '),
      length: terms.map((term) => term[0]!.join(' ')).join(' ').length,
    };
  }

  private lookalikes(word: string): Promise<string[]> {
    const find = async () => {
      const found = await this.nearest.many({ word });
      return found.map((alike) => alike.word);
    };
    return this.cache.get(word, find);
  }
}

/** Terms consist of letters and digits only: `search_text` has removed everything else. */
function queryOf(term: SearchTerm, mark: ':*' | ':*A' | ''): string {
  const ways = term.map((words) => words.map((word) => `'${word}'${mark}`).join(' & '));
  return `(${ways.map((way) => `(${way})`).join(' | ')})`;
}
