/** The emails that an action of a user causes: campaigns let them past. */
export abstract class TransactionalEmails {
  /** Whether some are due and not begun, in any process. */
  abstract hasWaiting(): Promise<boolean>;
}
