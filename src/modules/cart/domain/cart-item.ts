/** One product in a user's cart. A cart is no promise: the stock is taken at the checkout. */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  /** A whole number from 1. */
  readonly quantity: number;
}

/** How many different products a cart holds; the stock of all of them is asked in one call. */
export const MOST_LINES = 100;
