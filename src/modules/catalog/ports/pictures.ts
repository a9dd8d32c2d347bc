/** The pictures of the catalogue: which are there, and who shows which. */
export abstract class Pictures {
  /**
   * The stored names behind addresses of our own store.
   * @throws InvalidInput naming `field` for any other address.
   */
  abstract named(urls: readonly string[], field: string): string[];

  /**
   * Says which pictures a product or category shows from now on, so that they are kept. Joins the
   * caller's transaction.
   * @throws InvalidInput naming `field` when there is no such picture.
   */
  abstract keep(
    owner: 'product' | 'category',
    id: string,
    names: readonly string[],
    field: string,
  ): Promise<void>;
}
