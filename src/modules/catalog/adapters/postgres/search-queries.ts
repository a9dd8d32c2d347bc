import { type SearchTerm, type SearchTermFacts, searchTerms } from '../../domain/search-terms.js';
import {
  countOf,
  estimateOf,
  type SearchEstimate,
  type TermCount,
  type Tier,
} from './search-plan.js';

/** More terms are compared with the products that have these. */
const MOST_RAREST = 4;

/** What the catalog knows about one way to write a term of a search. */
export interface TermRow extends TermCount {
  /** The place of the term, from 1. */
  readonly nth: number;
  readonly kind: 'typed' | 'singular' | 'pair';
  readonly word: string;
  /** How many terms of the catalog are or begin so. */
  readonly terms: number;
  /** These terms, where they are few. */
  readonly longer: readonly string[] | null;
  /** Terms that share many trigrams with an unknown one. */
  readonly alike: readonly Lookalike[] | null;
  readonly size: number;
  readonly wholeTier: Tier;
}

/** A term of the catalog that is similar to an unknown one. */
export interface Lookalike {
  readonly word: string;
  readonly products: number | null;
  readonly named: number | null;
}

/** A search as text search queries of Postgres. */
export interface SearchQueries {
  /** Every term, as a whole or as a prefix; with `isPart` some of them. */
  readonly all: string;
  /** Every term as a whole. */
  readonly whole: string;
  /** The same in the name. */
  readonly wholeInName: string;
  /** Every term in the name, as a whole or as a prefix. */
  readonly begunInName: string;
  /** Every term in the name or the category, as a whole or as a prefix. */
  readonly begunInTitle: string;
  /** The search as a name, as typed and as corrected, in the form of the function `search_name`. */
  readonly names: readonly string[];
  readonly isPart: boolean;
  /** Up to four terms that must match, the rarest first: as a whole, and as a whole or as a prefix. */
  readonly rarest: Readonly<Record<'whole' | 'begun', readonly string[]>>;
  /** What is searched for where no product has all terms: all but one, then any. */
  readonly parts: readonly SearchQueries[];
  readonly estimate: SearchEstimate;
}

/** The row of another way to write the same term. */
const formOf = (typed: TermRow, kind: TermRow['kind'], rows: readonly TermRow[]) =>
  rows.find((row) => row.nth === typed.nth && row.kind === kind);

/** Whether the catalog has the term, or one that begins with it. */
export const isKnown = (typed: TermRow, rows: readonly TermRow[]): boolean =>
  typed.terms > 0 || (formOf(typed, 'singular', rows)?.terms ?? 0) > 0;

/** The queries of a search; undefined when none of its terms is in the catalog. */
export function toQueries(
  rows: readonly TermRow[],
  alike: ReadonlyMap<string, readonly Lookalike[]>,
): SearchQueries | undefined {
  const [first] = rows;
  const facts = rows
    .filter(({ kind }) => kind === 'typed')
    .map((typed) => toFacts(typed, rows, alike.get(typed.word) ?? []));
  const terms = searchTerms(facts);
  if (!first || terms.length === 0) return undefined;
  const counts = new Map<string, TermCount>(rows.map((row) => [row.word, row]));
  for (const { word, products, named } of [...alike.values()].flat()) {
    counts.set(word, { products: products ?? 1, named: named ?? 1, whole: named ?? 1 });
  }
  const longer = new Map(rows.map((row) => [row.word, row.longer]));
  const begun = (mark: '' | 'A' | 'AB') => terms.map((term) => queryOf(term, mark, longer));
  const whole = (mark: '' | 'A') => terms.map((term) => queryOf(term, mark));
  const nameOf = (way: 0 | -1) => terms.map((term) => term.at(way)!.join(' ')).join(' ');
  const typed = facts.map(({ word }) => word).join(' ');
  const all: SearchQueries = {
    all: begun('').join(' & '),
    whole: whole('').join(' & '),
    wholeInName: whole('A').join(' & '),
    begunInName: begun('A').join(' & '),
    begunInTitle: begun('AB').join(' & '),
    names: [...new Set([typed, nameOf(0), nameOf(-1)])],
    isPart: false,
    rarest: rarestOf(terms, counts, longer),
    parts: [],
    estimate: estimateOf(terms, counts, first),
  };
  if (terms.length === 1) return all;
  const part = (some: string, sum: number): SearchQueries => {
    const count = { matches: Math.min(first.size, sum), whole: 0, named: 0 };
    return {
      ...all,
      all: some,
      isPart: true,
      rarest: { whole: [], begun: [] },
      estimate: { ...all.estimate, ...count, atMost: count },
    };
  };
  const allButOne = terms.map((_, nth) => terms.filter((_, at) => at !== nth));
  const either = allButOne.map(
    (some) => `(${some.map((term) => queryOf(term, '', longer)).join(' & ')})`,
  );
  const matches = allButOne.map((some) => estimateOf(some, counts, first).matches);
  const parts = [
    part(
      either.join(' | '),
      matches.reduce((sum, count) => sum + count),
    ),
    part(begun('').join(' | '), all.estimate.entries),
  ];
  return { ...all, parts: terms.length === 2 ? parts.slice(1) : parts };
}

function rarestOf(
  terms: readonly SearchTerm[],
  counts: ReadonlyMap<string, TermCount>,
  longer: Longer,
): SearchQueries['rarest'] {
  if (terms.length === 1) return { whole: [], begun: [] };
  const rarest = [...terms]
    .sort((one, other) => countOf(one, counts, 'products') - countOf(other, counts, 'products'))
    .slice(0, MOST_RAREST);
  return {
    whole: rarest.map((term) => queryOf(term, '')),
    begun: rarest.map((term) => queryOf(term, '', longer)),
  };
}

function toFacts(
  typed: TermRow,
  rows: readonly TermRow[],
  alike: readonly Lookalike[],
): SearchTermFacts {
  const pair = formOf(typed, 'pair', rows);
  return {
    word: typed.word,
    singular: formOf(typed, 'singular', rows)?.word ?? typed.word,
    known: isKnown(typed, rows),
    joined: pair && pair.terms > 0 ? pair.word : null,
    lookalikes: alike.map(({ word }) => word),
  };
}

/** Terms of the catalog that begin so, where they are few. */
type Longer = ReadonlyMap<string, readonly string[] | null>;

/**
 * Terms consist of letters and digits only: `search_text` has removed everything else. With `longer`
 * also terms that begin so match; those that are not listed as a prefix.
 */
function queryOf(term: SearchTerm, mark: string, longer?: Longer): string {
  const lexeme = (word: string, suffix: string) => (suffix ? `'${word}':${suffix}` : `'${word}'`);
  const oneOf = (word: string) => {
    if (!longer) return lexeme(word, mark);
    const listed = longer.get(word);
    if (!listed?.length) return lexeme(word, `*${mark}`);
    return `(${listed.map((known) => lexeme(known, mark)).join(' | ')})`;
  };
  const ways = term.map((words) => words.map(oneOf).join(' & '));
  return `(${ways.map((way) => `(${way})`).join(' | ')})`;
}
