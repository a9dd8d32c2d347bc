/** A payment that succeeded and is neither an order nor to be refunded by itself. */
export interface UnmatchedPayment {
  readonly intentId: string;
  readonly amountCents: number;
  /** Fit to be read by an admin. */
  readonly reason: string;
}

/** The payments that an admin must look at. Writes join the caller's transaction. */
export abstract class UnmatchedPayments {
  /** Once an intent; a repetition changes nothing. */
  abstract record(unmatched: UnmatchedPayment): Promise<void>;
  /** The intents on record, the oldest first, at most 1,000. */
  abstract intentIds(): Promise<string[]>;
  /** Forgets an intent that is in order after all. */
  abstract clear(intentId: string): Promise<void>;
}
