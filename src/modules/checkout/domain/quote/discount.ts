import type { DiscountValue } from '../../../../kernel/discount-value.js';
import type { PricedLine } from './quote.js';

/** A code that the purchase may use. */
export interface QuoteDiscount {
  readonly code: string;
  readonly value: DiscountValue;
  /** The products that it lowers; null for all. */
  readonly productIds: ReadonlySet<string> | null;
}

/** For each line the cents that a discount may lower: its whole price, or nothing. */
export function eligibleCents(
  lines: readonly PricedLine[],
  discount: QuoteDiscount | undefined,
): number[] {
  return lines.map(({ productId, priceCents, quantity }) => {
    const isEligible = discount && (discount.productIds?.has(productId) ?? true);
    return isEligible ? priceCents * quantity : 0;
  });
}

/** What a discount takes off so many cents, rounded half up. */
export function discountOf(eligible: number, value: DiscountValue | undefined): number {
  switch (value?.kind) {
    case 'percent':
      return Math.floor((eligible * value.percent + 50) / 100);
    case 'amount':
      return Math.min(eligible, value.cents);
    default:
      return 0;
  }
}
