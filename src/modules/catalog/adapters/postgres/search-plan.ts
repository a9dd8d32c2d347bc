import type { SearchTerm } from '../../domain/search-terms.js';

/** Products in the first tier, and in the first two together. */
export const TIER_SIZES = [5_000, 50_000] as const;

/** Where a search may read all that it matches: up to this many matches, and entries of the index. */
const FEW_MATCHES = 500;
const FEW_ENTRIES = 20_000;

/** The tiers up to this one; the third has all products that are in no tier. */
export type Tier = 1 | 2 | 3;

/** How many products have a term: anywhere, in their names, and as a whole in their names. */
export interface TermCount {
  readonly products: number;
  readonly named: number;
  readonly whole: number;
}

/** Products that match a search. */
export interface MatchCount {
  readonly matches: number;
  /** Those that have every term as a whole in the name; 0 only where none has. */
  readonly whole: number;
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
  readonly match: 'wholeInName' | 'begunInName' | 'all';
  /** Whether these are all matches; otherwise all that rank highest, of the most popular products. */
  readonly isLast: boolean;
}

/** Multiplies the shares of the terms, as if they were independent, and as if they were not. */
export function estimateOf(
  terms: readonly SearchTerm[],
  counts: ReadonlyMap<string, TermCount>,
  { size, wholeTier }: Pick<SearchEstimate, 'size' | 'wholeTier'>,
): SearchEstimate {
  const sharesOf = (kind: keyof TermCount) =>
    terms
      .map((term) => Math.min(1, countOf(term, counts, kind) / size))
      .sort((one, other) => one - other);
  const product = (kind: keyof TermCount) =>
    sharesOf(kind).reduce((left, share) => left * share, size);
  // Each further term counts by a lower root (exponential backoff).
  const damped = (kind: keyof TermCount) =>
    sharesOf(kind).reduce((left, share, nth) => left * share ** (1 / 2 ** nth), size);
  return {
    size,
    wholeTier,
    matches: product('products'),
    whole: product('whole'),
    named: product('named'),
    atMost: { matches: damped('products'), whole: damped('whole'), named: damped('named') },
    entries: terms.reduce((sum, term) => sum + countOf(term, counts, 'products'), 0),
  };
}

/** What is read, one after the other, until there are `wanted` matches in the order of the whole. */
export function stepsOf(estimate: SearchEstimate, wanted: number): SearchStep[] {
  const { size, wholeTier, matches, whole, named, atMost, entries } = estimate;
  const last: SearchStep = { tier: wholeTier, match: 'all', isLast: true };
  if (matches <= FEW_MATCHES && entries <= FEW_ENTRIES) return [last];
  const [match, kind]: [SearchStep['match'], keyof MatchCount] =
    whole > 0
      ? ['wholeInName', 'whole']
      : named > 0
        ? ['begunInName', 'named']
        : ['all', 'matches'];
  // To look in vain into a tier costs little beside reading all matches.
  const tiers = ([1, 2] as const).filter(
    (tier) => tier < wholeTier && atMost[kind] * (TIER_SIZES[tier - 1] ?? 0) >= wanted * size,
  );
  const first = tiers.find((tier) => estimate[kind] * (TIER_SIZES[tier - 1] ?? 0) >= wanted * size);
  const steps: SearchStep[] = tiers
    .filter((tier) => tier >= (first ?? 2))
    .map((tier) => ({ tier, match, isLast: false }));
  // Whole terms are looked up, while each prefix is read to its end.
  if (match === 'wholeInName' && whole >= wanted) {
    steps.push({ tier: wholeTier, match, isLast: false });
  }
  return [...steps, last];
}

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
