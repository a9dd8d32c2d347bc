/** Registers the avatars in use, so that their images are not swept. */
export abstract class Avatars {
  /**
   * Registers which stored image a user shows, by its name; null for none. Joins the transaction.
   * @throws InvalidInput where there is no such image.
   */
  abstract show(userId: string, image: string | null): Promise<void>;
}
