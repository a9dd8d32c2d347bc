/** The payments of which the card provider reports disputes or early fraud warnings. */
export abstract class ReportedIntents {
  /** Whether there is either of a payment, in one read; in the caller's transaction where one is open. */
  abstract has(intentId: string): Promise<boolean>;
}
