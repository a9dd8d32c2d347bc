const MILLION = 1_000_000;

/** The tax rates of a purchase, in millionths: 82500 is 8.25 %. */
export interface TaxRatesOfQuote {
  /** Whether the prices contain the tax. */
  readonly isIncluded: boolean;
  /** One for each line, in their order. */
  readonly lines: readonly number[];
  readonly delivery: number;
}

/**
 * The tax on an amount in cents, rounded half up: added to it, or contained in it.
 * @param rate in millionths, at most a million
 */
export function taxOf(cents: number, rate: number, isIncluded: boolean): number {
  const divisor = isIncluded ? MILLION + rate : MILLION;
  return Math.floor((2 * cents * rate + divisor) / (2 * divisor));
}
