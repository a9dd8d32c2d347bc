/** What a discount code gives. */
export type DiscountValue =
  /** Whole percent, 1 to 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'free_delivery' };
