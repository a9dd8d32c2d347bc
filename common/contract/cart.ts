export const cartRules = {
  /** So many different products a cart holds; the stock of all of them is asked in one call. */
  maxProducts: 100,
  product: { required: 'Product is required' },
  quantity: {
    min: 1,
    tooSmall: 'Quantity must be at least 1',
    notWhole: 'Quantity must be a whole number',
  },
} as const;
