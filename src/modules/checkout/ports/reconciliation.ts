/** A payment that succeeded and is neither an order nor refunded automatically. */
export interface UnmatchedPayment {
  readonly intentId: string;
  readonly amountCents: number;
  /** Shown to admins. */
  readonly reason: string;
}

/** Stores the state of the reconciler. Writes join the caller's transaction. */
export abstract class Reconciliation {
  /** The start of the last finished run; undefined before the first. */
  abstract lastRun(): Promise<Date | undefined>;
  abstract setLastRun(startedAt: Date): Promise<void>;

  /** Stores a payment that an admin must look at. Idempotent per intent. */
  abstract record(unmatched: UnmatchedPayment): Promise<void>;
  /** The intents of stored payments, oldest first, at most 1,000. */
  abstract unmatchedIntents(): Promise<string[]>;
  /** Deletes the payment of an intent that needs no attention any longer. */
  abstract clear(intentId: string): Promise<void>;
}

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
