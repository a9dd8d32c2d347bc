/** A product and how many of it. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** What the checkout needs of carts. */
export abstract class CartRepository {
  /** The lines of the user's cart, in the order in which they were added. */
  abstract lines(userId: string): Promise<CartLine[]>;

  /**
   * Removes what was bought from the cart, in the caller's transaction: a line keeps what was added
   * beyond the quantity bought. Products that are not in the cart are skipped.
   */
  abstract remove(userId: string, bought: readonly CartLine[]): Promise<void>;
}
