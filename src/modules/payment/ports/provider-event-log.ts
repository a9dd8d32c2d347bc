/** What of a provider's event is kept: which payment to look at. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | undefined;
}

/** The events of the provider that something follows from, each kept once. Joins the caller's transaction. */
export abstract class ProviderEventLog {
  /** False where the event was kept before. */
  abstract add(event: ProviderEvent): Promise<boolean>;
  /**
   * Deletes up to `limit` that were received before a time and that no job waits to act on; answers
   * how many.
   */
  abstract deleteReceivedBefore(time: Date, limit: number): Promise<number>;
}
