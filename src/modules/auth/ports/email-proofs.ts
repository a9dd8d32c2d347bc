/** Tokens that prove a mailbox, because they are sent there alone. They are signed and not stored. */
export abstract class EmailProofs {
  /** Equal each time the email is sent. */
  abstract tokenFor(email: string, until: Date): string;

  /** Whether the token is one for this address, in any case, that has not expired by `now`. */
  abstract isProof(token: string, email: string, now: Date): boolean;
}
