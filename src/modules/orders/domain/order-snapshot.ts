import type { CustomerDetails } from '../../../../common/contract/customer-details.js';

/** A line as it was at the time of purchase: later changes of the product do not affect it. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  /** The unit price paid, in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** URL of the main image, or null where the product had none. */
  readonly image: string | null;
  /** What a code took off all its units, and the tax on them, in cents. */
  readonly discountCents: number;
  readonly taxCents: number;
}

/**
 * What an order costs or saves beside the prices of its lines, in cents: total = lines − discount +
 * shipping + tax that is not included.
 */
export interface OrderCharges {
  /** The sum of the lines' discounts. */
  readonly discountCents: number;
  readonly discountCode: string | null;
  readonly shippingCents: number;
  /** The delivery method's name at the time of purchase. */
  readonly shippingMethod: string | null;
  readonly shippingTaxCents: number;
  /** The sum of the lines' taxes and that of the shipping. */
  readonly taxCents: number;
  readonly isTaxIncluded: boolean;
}

/** The charges of an order whose total is that of its lines. */
export const NO_CHARGES: OrderCharges = {
  discountCents: 0,
  discountCode: null,
  shippingCents: 0,
  shippingMethod: null,
  shippingTaxCents: 0,
  taxCents: 0,
  isTaxIncluded: false,
};

/** What all units of a line cost, in cents: less the discount, with a tax that prices do not include. */
export function lineNetCents(
  { priceCents, quantity, discountCents, taxCents }: OrderLine,
  { isTaxIncluded }: Pick<OrderCharges, 'isTaxIncluded'>,
): number {
  return priceCents * quantity - discountCents + (isTaxIncluded ? 0 : taxCents);
}

/** What the delivery cost, in cents, with a tax that prices do not include. */
export function deliveryNetCents(
  charges: Pick<OrderCharges, 'shippingCents' | 'shippingTaxCents' | 'isTaxIncluded'>,
): number {
  return charges.shippingCents + (charges.isTaxIncluded ? 0 : charges.shippingTaxCents);
}

/** A paid checkout, about to become an order. */
export interface OrderSnapshot extends OrderCharges {
  readonly checkoutId: string;
  readonly userId: string;
  /** The payment intent's id. */
  readonly transactionId: string;
  readonly customerDetails: CustomerDetails;
  /** Where it goes, two letters of ISO 3166-1; null for the country of the shop at that time. */
  readonly country: string | null;
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
}

/** A stored order, as the checkout sees it. */
export interface PlacedOrder {
  readonly id: string;
  /** The order number shown to users, counting from 100001. */
  readonly number: number;
  readonly userId: string;
  readonly transactionId: string;
}
