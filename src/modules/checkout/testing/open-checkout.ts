import { MINUTE_MS } from '../../../kernel/time.js';
import type { Checkout } from '../domain/checkout.js';
import type { Holder } from '../domain/unpaid-holds.js';

/** An open checkout of one piece of each product, for a dollar each. */
export function openCheckout(
  id: string,
  holder: Holder,
  createdAt: Date,
  productIds: readonly string[],
): Checkout {
  return {
    ...holder,
    id,
    createdAt,
    status: 'open',
    version: 1,
    lines: productIds.map((productId) => ({
      productId,
      name: 'Product',
      priceCents: 100,
      quantity: 1,
      image: null,
      discountCents: 0,
      taxCents: 0,
    })),
    pricing: {
      discountCents: 0,
      code: null,
      delivery: null,
      taxCents: 0,
      isTaxIncluded: false,
      destination: null,
    },
    totalCents: 100 * productIds.length,
    customerDetails: null,
    intentId: null,
    heldUntil: new Date(createdAt.getTime() + 15 * MINUTE_MS),
  };
}
