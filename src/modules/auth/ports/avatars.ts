/** Keeps the pictures that people show of themselves from being swept. */
export abstract class Avatars {
  /**
   * Says which stored picture a user shows, by its name; null for none. Joins the transaction.
   * @throws InvalidInput where there is no such picture.
   */
  abstract show(userId: string, image: string | null): Promise<void>;
}
