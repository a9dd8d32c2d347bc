/** One product in a user's cart. A cart is no promise: the stock is taken at the checkout. */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  /** A whole number from 1. */
  readonly quantity: number;
}
