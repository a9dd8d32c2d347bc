/** One product in a user's cart. Carts hold no stock; a checkout does. */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  /** An integer from 1. */
  readonly quantity: number;
}
