/** Registers the avatars in use, so that their images are not swept. */
export abstract class Avatars {
  /**
   * Registers the stored image that a user shows, by its name; null for none. Joins the caller's
   * transaction.
   * @throws InvalidInput where the image does not exist.
   */
  abstract show(userId: string, image: string | null): Promise<void>;
}
