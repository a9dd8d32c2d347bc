import {
  type KnownSearch,
  readTerms,
  type SearchTerm,
  type SearchTermFacts,
} from '../../domain/search-terms.js';
import {
  countOf,
  estimateOf,
  type MatchCount,
  type SearchEstimate,
  type TermCount,
  type Tier,
} from './search-plan.js';

/** More terms are compared with the products that have these. */
const MOST_RAREST = 4;

/** Up to so many products that have some of the terms are all looked through. */
const FEW_PARTS = 20_000;

/** What the catalog knows about one way to write a term of a search. */
export interface TermRow extends TermCount {
  /** The place of the term, from 1. */
  readonly nth: number;
  readonly kind: 'typed' | 'singular' | 'plural' | 'pair';
  readonly word: string;
  /** How many terms of the catalog are or begin so. */
  readonly terms: number;
  /** These terms, where they are few. */
  readonly longer: readonly string[] | null;
  /** Terms that share many trigrams with an unknown one. */
  readonly alike: readonly string[] | null;
  readonly size: number;
  readonly wholeTier: Tier;
}

/** A search as text search queries of Postgres. */
export interface SearchQueries {
  /** Every term, as a whole or as a prefix; with `isPart` some of them, as a whole in name, category or brand. */
  readonly all: string;
  /** Every term as a whole. */
  readonly whole: string;
  /** The same in the name, exactly as typed. */
  readonly typedInName: string;
  /** The same in the name, also in the singular or plural. */
  readonly wholeInName: string;
  /** The same in name, category or brand. */
  readonly wholeInTitle: string;
  /** Every term in the name, as a whole or as a prefix. */
  readonly begunInName: string;
  /** Every term in name, category or brand, as a whole or as a prefix. */
  readonly begunInTitle: string;
  /** The search as a name, in the form of the function `search_name`. */
  readonly names: readonly string[];
  readonly isPart: boolean;
  /** Up to four terms that must match, the rarest first: as a whole, and as a whole or as a prefix. */
  readonly rarest: Readonly<Record<'whole' | 'begun', readonly string[]>>;
  /** What is searched for where no product has all terms: all but one, then any. */
  readonly parts: readonly SearchQueries[];
  readonly estimate: SearchEstimate;
}

/** A search, and what may have been meant instead where the catalog lacks a word of it. */
export interface ParsedSearch extends Pick<KnownSearch, 'corrections'> {
  /** Undefined when none of its terms is in the catalog. */
  readonly queries: SearchQueries | undefined;
}

/** The row of another way to write the same term. */
const formOf = (typed: TermRow, kind: TermRow['kind'], rows: readonly TermRow[]) =>
  rows.find((row) => row.nth === typed.nth && row.kind === kind);

/** The singular or plural of a term, where the catalog has it or a term that begins so. */
const otherFormsOf = (typed: TermRow, rows: readonly TermRow[]) =>
  [formOf(typed, 'singular', rows), formOf(typed, 'plural', rows)].filter(
    (form): form is TermRow => form !== undefined && form.terms > 0,
  );

/** Whether the catalog has the term, its singular or plural, or one that begins with these. */
export const isKnown = (typed: TermRow, rows: readonly TermRow[]): boolean =>
  typed.terms > 0 || otherFormsOf(typed, rows).length > 0;

/** Reads a search. @param alike terms of the catalog that are similar to an unknown one */
export function toParsedSearch(
  rows: readonly TermRow[],
  alike: ReadonlyMap<string, readonly string[]>,
): ParsedSearch {
  const facts = rows
    .filter(({ kind }) => kind === 'typed')
    .map((typed) => toFacts(typed, rows, alike.get(typed.word) ?? []));
  const { terms, isIncomplete, corrections } = readTerms(facts);
  const typed = facts.map(({ word }) => word).join(' ');
  return { queries: toQueries(rows, terms, typed, isIncomplete), corrections };
}

function toQueries(
  rows: readonly TermRow[],
  terms: readonly SearchTerm[],
  typed: string,
  isIncomplete: boolean,
): SearchQueries | undefined {
  const [first] = rows;
  if (!first || terms.length === 0) return undefined;
  const counts = new Map<string, TermCount>(rows.map((row) => [row.word, countsOf(row, rows)]));
  const longer = new Map(rows.map((row) => [row.word, row.longer]));
  const begun = (mark: Mark) => terms.map((term) => queryOf(term, mark, longer)).join(' & ');
  const whole = (mark: Mark, some = terms) => some.map((term) => queryOf(term, mark)).join(' & ');
  const nameOf = (way: 0 | -1) => terms.map((term) => term.at(way)!.join(' ')).join(' ');
  const all: SearchQueries = {
    all: begun(''),
    whole: whole(''),
    typedInName: whole(
      'A',
      terms.map((term) => term.slice(0, 1)),
    ),
    wholeInName: whole('A'),
    wholeInTitle: whole('AB'),
    begunInName: begun('A'),
    begunInTitle: begun('AB'),
    names: [...new Set([typed, nameOf(0), nameOf(-1)])],
    isPart: false,
    rarest: rarestOf(terms, counts, longer),
    parts: [],
    estimate: estimateOf(terms, counts, first),
  };
  // Where a word is common, only popular products are looked through for names that have it.
  const tierOf = (sum: number): Tier =>
    sum > FEW_PARTS && first.wholeTier === 3 ? 2 : first.wholeTier;
  const part = (some: string, sum: number): SearchQueries => {
    const count: MatchCount = { matches: Math.min(first.size, sum), ...NONE_RANKED };
    return {
      ...all,
      all: some,
      isPart: true,
      rarest: { whole: [], begun: [] },
      estimate: { ...all.estimate, ...count, wholeTier: tierOf(sum), atMost: count },
    };
  };
  const matchesOf = (some: readonly SearchTerm[]) => estimateOf(some, counts, first).wholeAnywhere;
  const any = part(
    terms.map((term) => queryOf(term, 'AB')).join(' | '),
    terms.reduce((sum, term) => sum + matchesOf([term]), 0),
  );
  if (isIncomplete) {
    const known = part(all.wholeInTitle, matchesOf(terms));
    return terms.length === 1 ? known : { ...known, parts: [any] };
  }
  if (terms.length === 1) return all;
  if (terms.length === 2) return { ...all, parts: [any] };
  const allButOne = terms.map((_, nth) => terms.filter((_, at) => at !== nth));
  const allButAny = part(
    allButOne.map((some) => `(${whole('AB', some)})`).join(' | '),
    allButOne.reduce((sum, some) => sum + matchesOf(some), 0),
  );
  return { ...all, parts: [allButAny, any] };
}

/** Some of the terms are not ranked by bands. */
const NONE_RANKED = { typed: 0, whole: 0, wholeAnywhere: 0, named: 0 };

/** A plural that begins with its singular is counted there as a longer term already. */
function countsOf(row: TermRow, rows: readonly TermRow[]): TermCount {
  const typed = rows.find(({ nth, kind }) => nth === row.nth && kind === 'typed');
  const isCounted = row.kind === 'plural' && typed && row.word.startsWith(typed.word);
  return isCounted ? { ...row, products: 0, named: 0 } : row;
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
  lookalikes: readonly string[],
): SearchTermFacts {
  const pair = formOf(typed, 'pair', rows);
  return {
    word: typed.word,
    otherForms: otherFormsOf(typed, rows).map(({ word }) => word),
    known: isKnown(typed, rows),
    joined: pair && pair.terms > 0 ? pair.word : null,
    lookalikes,
  };
}

/** Where a term has to be: anywhere, in the name, or in name, category or brand. */
type Mark = '' | 'A' | 'AB';

/** Terms of the catalog that begin so, where they are few. */
type Longer = ReadonlyMap<string, readonly string[] | null>;

/**
 * Terms consist of letters and digits only: `search_text` has removed everything else. With `longer`
 * also terms that begin so match; those that are not listed as a prefix.
 */
function queryOf(term: SearchTerm, mark: Mark, longer?: Longer): string {
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
