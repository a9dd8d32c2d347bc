import { Injectable } from '@nestjs/common';
import { CatalogResponseCache } from '../../../../platform/cache/catalog-response-cache.js';
import { asBoolean, asText, nullable } from '../../../../platform/database/decode.js';
import { column, value } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { type SearchTerm, searchTerms } from '../../domain/search-terms.js';
import { SearchTermEntity } from './search-term.entity.js';
import { SEARCH_TERM_FACTS } from './search-query-parser.sql.js';

/** More words than this make a search no better. */
const MOST_WORDS = 8;

/** How many words of the catalog an unknown one is compared with. */
const LOOKALIKES = 24;

const KEEP_MS = 30_000;
const KEPT_WORDS = 1_000;

/** A search as text search queries of Postgres. */
export interface SearchQueries {
  /** Every term, or the beginning of it. */
  readonly all: string;
  /** Every term as a whole. */
  readonly exact: string;
  /** At least one of the terms, or its beginning. */
  readonly any: string;
  /** Every term, or the beginning of it, in the name. */
  readonly named: string;
  /** How long a name is that has the words, as corrected, and nothing else; in characters. */
  readonly length: number;
}

/** Reads what a user typed: splits it into words and corrects those that nobody uses. */
@Injectable()
export class SearchQueryParser {
  /** By the misspelt word: looking for words that look like it takes longer than all the rest. */
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

  /** Undefined when no word of it can be found in the catalog. */
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

/** The words hold letters and digits only, as `search_text` left them. */
function queryOf(term: SearchTerm, mark: ':*' | ':*A' | ''): string {
  const ways = term.map((words) => words.map((word) => `'${word}'${mark}`).join(' & '));
  return `(${ways.map((way) => `(${way})`).join(' | ')})`;
}
