/** Who pays. */
export interface Payer {
  readonly userId: string;
  /** A keyed hash of the network address; null where it is not known. */
  readonly origin: string | null;
}

/**
 * Limits attempts to find out which cards work: declined cards and payments that nobody paid, by
 * account, by address and by card. Payments that succeed never count.
 */
export abstract class DeclineLimits {
  /** @throws TooManyDeclines */
  abstract check(payer: Payer): Promise<void>;

  /**
   * Counts a declined card. `fingerprint` is the provider's for the card, where it is known.
   * @returns whether the account has used up its declines. Those of an address or a card are not
   * asked, because their next decline may be somebody else's.
   */
  abstract countDecline(payer: Payer, fingerprint?: string): Promise<boolean>;

  /** Counts a payment that was prepared, but never paid. */
  abstract countUnpaid(payer: Payer): Promise<void>;

  /** A payment of the account succeeded: what was counted for it is forgotten. */
  abstract clear(userId: string): Promise<void>;
}
