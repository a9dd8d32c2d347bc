import { meantBy } from './spelling.js';

/** What the catalog knows about one term of a search. */
export interface SearchTermFacts {
  readonly word: string;
  readonly singular: string;
  /** Whether the catalog has the term, or one that begins with it. */
  readonly known: boolean;
  /** The term joined with the next one, when the catalog has it or a longer term. */
  readonly joined: string | null;
  /** Terms of the catalog that are similar to an unknown one. */
  readonly lookalikes: readonly string[];
}

/** One search term: its alternative spellings, each a sequence of words. */
export type SearchTerm = readonly (readonly string[])[];

/**
 * The terms of a search, with misspelled ones corrected. An unknown term is dropped, so that the
 * others still match something.
 */
export function searchTerms(facts: readonly SearchTermFacts[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < facts.length; at++) {
    const { joined } = facts[at]!;
    const one = writtenAs(facts[at]!);
    if (joined === null) {
      if (one.length > 0) terms.push(one.map((word) => [word]));
      continue;
    }
    // 'pull up' and 'kettle bell': two terms or one.
    const next = facts[++at]!;
    const isTwoTerms = facts[at - 1]!.known && next.known;
    terms.push(isTwoTerms ? [[one[0]!, next.word], [joined]] : [[joined]]);
  }
  return terms;
}

function writtenAs({ word, singular, known, lookalikes }: SearchTermFacts): string[] {
  return known ? [...new Set([word, singular])] : meantBy(word, lookalikes);
}
