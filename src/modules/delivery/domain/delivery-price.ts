import type { DeliveryMethod } from './delivery-method.js';

/** What a delivery price depends on. */
export interface DeliveredPurchase {
  /** The lines less discount. */
  readonly netCents: number;
  /** Null where a product has no weight. */
  readonly weightGrams: number | null;
}

/** What a method costs for a purchase, in cents; undefined where it cannot be used. */
export function deliveryPriceCents(
  { price }: Pick<DeliveryMethod, 'price'>,
  { netCents, weightGrams }: DeliveredPurchase,
): number | undefined {
  switch (price.kind) {
    case 'flat':
      return price.cents;
    case 'free_from':
      return netCents >= price.freeFromCents ? 0 : price.cents;
    case 'by_weight':
      if (weightGrams === null) return undefined;
      return price.steps.find(({ upToGrams }) => weightGrams <= upToGrams)?.cents;
  }
}
