/** An amount in whole cents. The only place that computes and rounds money. */
export class Money {
  private constructor(readonly cents: number) {}

  /** @throws RangeError when `cents` is not a safe integer. */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole cent amount`);
    return new Money(cents);
  }

  /**
   * Converts dollars with at most two decimals.
   * @throws RangeError when there are more, or the value is not finite.
   */
  static ofDollars(dollars: number): Money {
    const cents = Math.round(dollars * 100);
    // The larger the amount, the lower the precision of a float.
    const blur = Math.max(1e-4, 4 * Number.EPSILON * Math.abs(cents));
    if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - cents) > blur) {
      throw new RangeError(`${dollars} is not an amount in dollars and cents`);
    }
    return Money.ofCents(cents);
  }

  /**
   * The price less a whole percentage, rounded half up to the cent, at least one cent.
   * `percent` is 0 to 99.
   */
  less(percent: number): Money {
    const scaled = this.cents * (100 - percent);
    return Money.ofCents(Math.max(1, Math.floor((scaled + 50) / 100)));
  }

  /** `$1,234.00`, as users read it. */
  toString(): string {
    const [whole, fraction] = (Math.abs(this.cents) / 100).toFixed(2).split('.');
    // recheck: quadratic, of at most 14 digits
    const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
    return `${this.cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
  }
}

/** Whole cents in dollars, as the API shows them. @throws RangeError as `Money.ofCents` */
export const toDollars = (cents: number): number => Money.ofCents(cents).cents / 100;

/**
 * Splits whole cents by weights: each part is its exact share rounded down, and the cents left over
 * go to the largest remainders, of equal ones to the first (largest remainder method). The parts add
 * up to `totalCents`; none exceeds its weight while the total does not exceed their sum.
 * @param totalCents not negative
 * @param weights not negative; all parts are 0 where their sum is
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    // The product exceeds what a number holds exactly.
    const product = BigInt(totalCents) * BigInt(weight);
    return {
      index,
      cents: Number(product / BigInt(sum)),
      remainder: Number(product % BigInt(sum)),
    };
  });
  const left = totalCents - shares.reduce((total, { cents }) => total + cents, 0);
  const rounded = shares.toSorted(
    (one, other) => other.remainder - one.remainder || one.index - other.index,
  );
  const raised = new Set(rounded.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, cents }) => cents + (raised.has(index) ? 1 : 0));
}

/**
 * The share of `count` units in an amount of `of` units, after the shares of those before: all shares come
 * to the amount.
 */
export function partOf(cents: number, of: number, before: number, count: number): number {
  const upTo = (units: number) => Number((BigInt(cents) * BigInt(units)) / BigInt(of));
  return upTo(before + count) - upTo(before);
}

/** Millionths in one percent. */
const MILLIONTHS = 10_000;

/** A rate in millionths of one in percent, which has at most four decimals. */
export const millionthsOf = (percent: number): number => Math.round(percent * MILLIONTHS);

/** A rate in percent of one in millionths. */
export const percentOf = (millionths: number): number => millionths / MILLIONTHS;
