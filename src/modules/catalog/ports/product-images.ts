/** The images of the catalog: which are there, and who shows which. */
export abstract class ProductImages {
  /**
   * The stored names behind addresses of our own store.
   * @throws InvalidInput naming `field` for any other address.
   */
  abstract named(urls: readonly string[], field: string): string[];

  /** The stored names behind those of these addresses that an image of our own store has. */
  abstract known(urls: Iterable<string>): Promise<ReadonlyMap<string, string>>;

  /**
   * Says which images each product or category shows from now on, by its id, so that they are
   * kept. Joins the caller's transaction.
   * @throws InvalidInput naming `field` when there is no such image.
   */
  abstract keep(
    owner: 'product' | 'category',
    shown: ReadonlyMap<string, readonly string[]>,
    field: string,
  ): Promise<void>;
}
