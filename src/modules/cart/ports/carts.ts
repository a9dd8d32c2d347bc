/** A product and how many of it. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** What the checkout needs of carts. */
export abstract class Carts {
  /** What is in the user's cart, by product id. */
  abstract lines(userId: string): Promise<CartLine[]>;

  /**
   * Takes what was bought out of the cart, in the caller's transaction: a line keeps what was
   * added beyond the quantity bought. Products that are not in the cart are passed over.
   */
  abstract remove(userId: string, bought: readonly CartLine[]): Promise<void>;
}
