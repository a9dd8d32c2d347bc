/** A product and its quantity. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The carts, as the checkout needs them. */
export abstract class CartRepository {
  /** The lines of the user's cart, in the order in which they were added. */
  abstract lines(userId: string): Promise<CartLine[]>;

  /**
   * Removes the bought units from the cart, in the caller's transaction: a line keeps units added
   * beyond the quantity bought. Products that are not in the cart are skipped.
   */
  abstract remove(userId: string, bought: readonly CartLine[]): Promise<void>;
}
