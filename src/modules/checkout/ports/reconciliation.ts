/** A payment that succeeded and is neither an order nor to be refunded by itself. */
export interface UnmatchedPayment {
  readonly intentId: string;
  readonly amountCents: number;
  /** Fit to be read by an admin. */
  readonly reason: string;
}

/** What the reconciler remembers. Writes join the caller's transaction. */
export abstract class Reconciliation {
  /** The start of the last run that was finished; undefined before the first. */
  abstract lastRun(): Promise<Date | undefined>;
  abstract setLastRun(startedAt: Date): Promise<void>;

  /** Keeps a payment that an admin must look at. Once an intent; a repetition changes nothing. */
  abstract record(unmatched: UnmatchedPayment): Promise<void>;
  /** The intents on record, the oldest first, at most 1,000. */
  abstract unmatchedIntents(): Promise<string[]>;
  /** Deletes an intent that is in order after all. */
  abstract clear(intentId: string): Promise<void>;
}
