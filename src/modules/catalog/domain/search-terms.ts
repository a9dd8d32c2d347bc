import { meantBy } from './spelling.js';

/** What the catalog's words say about one word of a search. */
export interface SearchTermFacts {
  readonly word: string;
  readonly singular: string;
  /** Some word of the catalog is it, or begins with it. */
  readonly known: boolean;
  /** It and the next word written as one, where the catalog has that or a longer word. */
  readonly joined: string | null;
  /** Words of the catalog that look like an unknown one. */
  readonly lookalikes: readonly string[];
}

/** One thing that is searched for: any of its ways to be written, each a run of words. */
export type SearchTerm = readonly (readonly string[])[];

/**
 * What a user searches for, word by word, with misspelt words corrected. A word that nobody
 * knows is left out, so that the others still find something.
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
    // 'pull up' and 'kettle bell': two words or one.
    const next = facts[++at]!;
    const isTwoTerms = facts[at - 1]!.known && next.known;
    terms.push(isTwoTerms ? [[one[0]!, next.word], [joined]] : [[joined]]);
  }
  return terms;
}

function writtenAs({ word, singular, known, lookalikes }: SearchTermFacts): string[] {
  return known ? [...new Set([word, singular])] : meantBy(word, lookalikes);
}
