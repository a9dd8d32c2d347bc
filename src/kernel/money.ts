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
