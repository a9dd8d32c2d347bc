import type { SearchTerm } from '../../domain/search-terms.js';

/** Products in the first tier, and in the first two together. */
export const TIER_SIZES = [5_000, 50_000] as const;

/** Where a search may read all that it matches: up to this many matches, and entries of the index. */
const FEW_MATCHES = 500;
const FEW_ENTRIES = 20_000;

/** The tiers up to this one; the third has all products that are in no tier. */
export type Tier = 1 | 2 | 3;

/** How many products have a term: anywhere and in their names, both also as a whole word. */
export interface TermCount {
  readonly products: number;
  readonly named: number;
  readonly whole: number;
  readonly wholeAnywhere: number;
}

/** Products that match a search. */
export interface MatchCount {
  readonly matches: number;
  /** Those that have every term as typed, as a whole in the name; 0 only where none has. */
  readonly typed: number;
  /** The same in the singular or plural, too. */
  readonly whole: number;
  /** The same anywhere. */
  readonly wholeAnywhere: number;
  /** Those that have every term in the name, as a whole or as a prefix; 0 only where none has. */
  readonly named: number;
}

/** The probable number of products that match a search. */
export interface SearchEstimate extends MatchCount {
  /** Live products. */
  readonly size: number;
  /** The first tier that has all products. */
  readonly wholeTier: Tier;
  /** If terms come together more often than by chance, as those of 'power rack' do. */
  readonly atMost: MatchCount;
  /** Entries of the index that the terms have together. */
  readonly entries: number;
}

/** Matches of a search that are read at once. */
export interface SearchStep {
  readonly tier: Tier;
  readonly match: 'typedInName' | 'wholeInName' | 'whole' | 'begunInName' | 'all';
  /** Whether these are all matches; otherwise all that rank highest, of the most popular products. */
  readonly isLast: boolean;
}

/** What a search reads first, as far as there is any: the matches that rank highest. */
const LEVELS: readonly (readonly [match: SearchStep['match'], kind: keyof MatchCount])[] = [
  ['typedInName', 'typed'],
  ['wholeInName', 'whole'],
  ['whole', 'wholeAnywhere'],
  ['begunInName', 'named'],
  ['all', 'matches'],
];

/** Multiplies the shares of the terms, as if they were independent, and as if they were not. */
export function estimateOf(
  terms: readonly SearchTerm[],
  counts: ReadonlyMap<string, TermCount>,
  { size, wholeTier }: Pick<SearchEstimate, 'size' | 'wholeTier'>,
): SearchEstimate {
  const typed = terms.map((ways) => ways.slice(0, 1));
  const count = (multiply: (shares: readonly number[]) => number): MatchCount => {
    const of = (kind: keyof TermCount, ways = terms) =>
      multiply(ways.map((term) => Math.min(1, countOf(term, counts, kind) / size)));
    return {
      matches: of('products'),
      typed: of('whole', typed),
      whole: of('whole'),
      wholeAnywhere: of('wholeAnywhere'),
      named: of('named'),
    };
  };
  return {
    size,
    wholeTier,
    ...count((shares) => ascending(shares).reduce((left, share) => left * share, size)),
    // Each further term counts by a lower root (exponential backoff).
    atMost: count((shares) =>
      ascending(shares).reduce((left, share, nth) => left * share ** (1 / 2 ** nth), size),
    ),
    entries: terms.reduce((sum, term) => sum + countOf(term, counts, 'products'), 0),
  };
}

const ascending = (shares: readonly number[]) => [...shares].sort((one, other) => one - other);

/** What is read, one after the other, until there are `wanted` matches in the order of the whole. */
export function stepsOf(estimate: SearchEstimate, wanted: number): SearchStep[] {
  const { wholeTier, matches, typed, whole, entries } = estimate;
  const last: SearchStep = { tier: wholeTier, match: 'all', isLast: true };
  if (matches <= FEW_MATCHES && entries <= FEW_ENTRIES) return [last];
  const first = LEVELS.findIndex(([, kind]) => estimate[kind] > 0);
  // Few names may have the word as typed, and many its singular or plural.
  const levels = LEVELS.slice(first, first + (typed > 0 && whole > typed ? 2 : 1));
  return [...levels.flatMap((level) => stepsOfLevel(level, estimate, wanted)), last];
}

function stepsOfLevel(
  [match, kind]: (typeof LEVELS)[number],
  estimate: SearchEstimate,
  wanted: number,
): SearchStep[] {
  const { size, wholeTier, atMost } = estimate;
  // To look in vain into a tier costs little beside reading all matches.
  const tiers = ([1, 2] as const).filter(
    (tier) => tier < wholeTier && atMost[kind] * (TIER_SIZES[tier - 1] ?? 0) >= wanted * size,
  );
  const first = tiers.find((tier) => estimate[kind] * (TIER_SIZES[tier - 1] ?? 0) >= wanted * size);
  const steps: SearchStep[] = tiers
    .filter((tier) => tier >= (first ?? 2))
    .map((tier) => ({ tier, match, isLast: false }));
  // Whole terms are looked up, while each prefix is read to its end.
  if (isWhole(match) && estimate[kind] >= wanted) {
    steps.push({ tier: wholeTier, match, isLast: false });
  }
  return steps;
}

/** Whether a step looks up whole terms only. */
export const isWhole = (match: SearchStep['match']) => match !== 'begunInName' && match !== 'all';

/** From this many matches on an order's index finds a page of them sooner than all matches are sorted. */
export const crowdOf = ({ size }: Pick<SearchEstimate, 'size'>, pageEnd: number): number =>
  Math.ceil(Math.sqrt(pageEnd * size));

/** How many products have a term, in one of its spellings. */
export function countOf(
  term: SearchTerm,
  counts: ReadonlyMap<string, TermCount>,
  kind: keyof TermCount,
): number {
  const ways = term.map((words) => Math.min(...words.map((word) => counts.get(word)?.[kind] ?? 1)));
  return ways.reduce((sum, count) => sum + count, 0);
}
