/** The images of the catalog: which exist, and which rows show them. */
export abstract class ProductImages {
  /**
   * The stored names behind URLs of our own store.
   * @throws InvalidInput naming `field` for any other URL.
   */
  abstract named(urls: readonly string[], field: string): string[];

  /** The stored names of those URLs that belong to an existing image of our own store. */
  abstract known(urls: Iterable<string>): Promise<ReadonlyMap<string, string>>;

  /**
   * Replaces the images that each product or category shows, by its id, so that they are not swept.
   * Joins the caller's transaction.
   * @throws InvalidInput naming `field` where an image does not exist.
   */
  abstract replaceShown(
    owner: 'product' | 'category',
    shown: ReadonlyMap<string, readonly string[]>,
    field: string,
  ): Promise<void>;

  /** Keeps the images of a deleted product as those of one. Joins the caller's transaction. */
  abstract replaceByDeleted(productId: string): Promise<void>;
}
