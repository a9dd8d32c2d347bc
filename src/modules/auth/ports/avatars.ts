/** Keeps the pictures that people show of themselves from being swept. */
export abstract class Avatars {
  /**
   * Says which stored picture a person shows, by its name; null for none. Joins the transaction.
   * @throws InvalidInput where there is no such picture.
   */
  abstract show(personId: string, image: string | null): Promise<void>;
}
