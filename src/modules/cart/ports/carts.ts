/** A product and how many of it. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** What the checkout needs of carts. */
export abstract class Carts {
  /** What is in the person's cart, by product id. */
  abstract lines(personId: string): Promise<CartLine[]>;

  /**
   * Takes what was bought out of the cart, in the caller's transaction: a line keeps what was
   * added beyond the quantity bought. Products that are not in the cart are passed over.
   */
  abstract remove(personId: string, bought: readonly CartLine[]): Promise<void>;
}
