import { meantBy } from './spelling.js';

/** What the catalog knows about one term of a search. */
export interface SearchTermFacts {
  readonly word: string;
  /** Its singular or plural, where the catalog has that. */
  readonly otherForms: readonly string[];
  /** Whether the catalog has the term, its singular or plural, or one that begins with it. */
  readonly known: boolean;
  /** The term joined with the next one, when the catalog has it or a longer term. */
  readonly joined: string | null;
  /** Terms of the catalog that are similar to an unknown one. */
  readonly lookalikes: readonly string[];
}

/** One search term: its alternative spellings, as typed first, each a sequence of words. */
export type SearchTerm = readonly (readonly string[])[];

/** A search as the catalog knows it. */
export interface KnownSearch {
  readonly terms: readonly SearchTerm[];
  /** Whether the catalog lacks one of the words, so that no product has all of them. */
  readonly isIncomplete: boolean;
  /** What may have been meant instead, at most two texts. Never searched for unless the user asks. */
  readonly corrections: readonly string[];
}

/** Reads the terms of a search. An unknown one is left out and corrected in `corrections`. */
export function readTerms(facts: readonly SearchTermFacts[]): KnownSearch {
  const terms: SearchTerm[] = [];
  /** What each part of the search may mean: a known part itself, an unknown one its corrections. */
  const meanings: (readonly string[])[] = [];
  let isIncomplete = false;
  let isCorrected = false;
  for (let at = 0; at < facts.length; at++) {
    const { word, otherForms, known, joined, lookalikes } = facts[at]!;
    if (joined !== null) {
      // 'pull up' and 'kettle bell': two terms or one.
      const next = facts[++at]!;
      terms.push(known && next.known ? [[word, next.word], [joined]] : [[joined]]);
      meanings.push([`${word} ${next.word}`]);
    } else if (known) {
      terms.push([word, ...otherForms].map((form) => [form]));
      meanings.push([word]);
    } else {
      isIncomplete = true;
      const meant = meantBy(word, lookalikes);
      isCorrected ||= meant.length > 0;
      meanings.push(meant);
    }
  }
  return { terms, isIncomplete, corrections: isCorrected ? textsOf(meanings) : [] };
}

/** The texts of the first and of the second meanings, without parts that have none. */
function textsOf(meanings: readonly (readonly string[])[]): string[] {
  const known = meanings.filter((meaning) => meaning.length > 0);
  const text = (nth: 0 | 1) => known.map((meaning) => meaning[nth] ?? meaning[0]).join(' ');
  return [...new Set([text(0), text(1)])];
}
