/** Whole dollars; the right end of the slider means no limit. */
export interface PriceRange {
  min: number;
  max: number;
}

export const PRICE_LIMIT = 100_000;
export const SMALLEST_GAP = 100;
export const FULL_RANGE: PriceRange = { min: 0, max: PRICE_LIMIT };

/** Moves the left thumb, as far as the gap to the right one allows. */
export function withMin(range: PriceRange, min: number): PriceRange {
  return { ...range, min: clamp(min, 0, range.max - SMALLEST_GAP) };
}

/** Moves the right thumb, as far as the gap to the left one allows. */
export function withMax(range: PriceRange, max: number): PriceRange {
  return { ...range, max: clamp(max, range.min + SMALLEST_GAP, PRICE_LIMIT) };
}

/** Converts any range (of an old link, with a typo) to one that the slider can show. */
export function sanePriceRange(min: number | undefined, max: number | undefined): PriceRange {
  const from = clamp(whole(min, 0), 0, PRICE_LIMIT - SMALLEST_GAP);
  return { min: from, max: clamp(whole(max, PRICE_LIMIT), from + SMALLEST_GAP, PRICE_LIMIT) };
}

function whole(value: number | undefined, otherwise: number): number {
  return value === undefined || !Number.isFinite(value) ? otherwise : Math.round(value);
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}
