/** What makes searches fast, and is derived from products and their sales. */
export abstract class SearchIndex {
  /**
   * Moves products to the tier of their popularity, in batches with a transaction each.
   * @throws the reason of `signal` where that ends it early
   */
  abstract rebuildTiers(signal: AbortSignal): Promise<void>;

  /** Counts the products that have each search term, in a transaction of its own. */
  abstract countTerms(): Promise<void>;

  /**
   * Adds the brands to the terms of products from before brands were searched, in batches with a transaction
   * each; goes on where it was ended, and reads nothing once it is through.
   * @throws the reason of `signal` where that ends it early
   */
  abstract addBrands(signal: AbortSignal): Promise<void>;
}
