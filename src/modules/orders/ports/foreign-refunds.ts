/** Enters what was refunded by hand at the card provider; for modules that hear of it elsewhere. */
export abstract class ForeignRefunds {
  /**
   * All of one payment. Idempotent; nothing for a payment without an order. Uses the network.
   * @throws ProviderUnavailable, ProviderRefused
   */
  abstract execute(intentId: string): Promise<void>;
}
