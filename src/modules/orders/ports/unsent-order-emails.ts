/** An email about an order that waits or has failed. */
export interface UnsentOrderEmail {
  /** For example `Order confirmed`. */
  readonly about: string;
  /** When it was to be sent. */
  readonly at: Date;
  /** Why the last try failed; null before the first. */
  readonly error: string | null;
  /** Null where no further try follows. */
  readonly nextTryAt: Date | null;
}

/** The emails about an order that its customer has not got yet. */
export abstract class UnsentOrderEmails {
  /** Oldest first. */
  abstract of(orderId: string): Promise<readonly UnsentOrderEmail[]>;
}
