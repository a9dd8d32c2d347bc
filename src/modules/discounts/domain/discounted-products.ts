import { Money } from '../../../kernel/money.js';
import type { DiscountCode } from './discount-code.js';
import { DiscountRefused } from './discount-errors.js';

/** A line of a purchase, as far as a discount depends on it. */
export interface DiscountableLine {
  readonly productId: string;
  readonly categoryId: string;
  /** What all its units cost, in cents. */
  readonly cents: number;
}

/**
 * The products of a purchase that a code lowers; null for all.
 * @throws DiscountRefused where the purchase costs too little, or has none of them
 */
export function discountedProducts(
  { scope, minimumCents }: Pick<DiscountCode, 'scope' | 'minimumCents'>,
  lines: readonly DiscountableLine[],
): ReadonlySet<string> | null {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  if (minimumCents !== null && cents < minimumCents) {
    throw DiscountRefused.belowMinimum(Money.ofCents(minimumCents));
  }
  if (scope.kind === 'all') return null;
  const targets = new Set(scope.ids);
  const lowered = lines.filter(({ productId, categoryId }) =>
    targets.has(scope.kind === 'products' ? productId : categoryId),
  );
  if (lowered.length === 0) throw DiscountRefused.otherProducts();
  return new Set(lowered.map(({ productId }) => productId));
}
