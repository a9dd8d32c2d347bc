/** The payments that the shop has stored, whoever took them. */
export abstract class StoredIntents {
  /** Whether there is an order, or a checkout with a payment intent. */
  abstract any(): Promise<boolean>;
  /**
   * The intents of the newest orders, at most `limit`. Only of those that came from a checkout, which past orders of
   * the demo did not.
   */
  abstract ofNewestOrders(limit: number): Promise<readonly string[]>;
}
